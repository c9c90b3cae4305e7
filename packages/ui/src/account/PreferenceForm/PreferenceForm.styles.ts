import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 8)};
`

/** What it does, beside what it is about. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: 224px minmax(0, 1fr);
  gap: ${token('space', 1)} ${token('space', 6)};
  align-items: center;
  justify-items: start;
  min-height: 56px;
  padding-block: ${token('space', 2)};
  border-bottom: 1px solid ${token('color', 'line')};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding-block: ${token('space', 3)};
  }
`

export const Help = styled.p`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

export const Account = styled.p`
  padding-top: ${token('space', 4)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`
