import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

/** Four columns; a short field takes one, a word two. */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${token('space', 4)};
  padding-bottom: ${token('space', 2)};

  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

export const Half = styled.div`
  grid-column: span 2;
  min-width: 0;
`

export const Wide = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`
