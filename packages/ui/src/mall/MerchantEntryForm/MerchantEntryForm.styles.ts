import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 6)};
  max-width: 860px;
  outline: none;
`

/** Short fields stand in two columns where there is room. */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space', 4)} ${token('space', 6)};
  align-items: start;
  padding-bottom: ${token('space', 2)};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Wide = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 3)};
  min-width: 0;
`
