import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space', 4)};
  align-items: start;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Wide = styled.div`
  grid-column: 1 / -1;
`

/** Two short fields on one line, on a phone too. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space', 2)};
`
