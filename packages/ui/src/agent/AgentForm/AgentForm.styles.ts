import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

/** Short fields stand in two columns where there is room. */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space', 4)} ${token('space', 6)};
  padding-bottom: ${token('space', 2)};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Wide = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`
