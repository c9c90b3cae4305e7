import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export { Grid } from '../MerchantEntryForm/MerchantEntryForm.styles.ts'

export const Freights = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 6)};
`

export const Freight = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 3)};
`

/** Which currency, and what it comes to. */
export const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space', 3)};
  font-size: ${token('text', 14)};

  span {
    color: ${token('color', 'inkQuiet')};
  }
`
