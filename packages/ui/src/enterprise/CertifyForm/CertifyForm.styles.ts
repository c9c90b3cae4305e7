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

/** A field, and what belongs to it, under each other. */
export const Cell = styled.div<{ $span?: 'row' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  align-content: start;
  min-width: 0;
  ${({ $span }) => $span === 'row' && 'grid-column: 1 / -1;'}
`

/** The last day, and beside it that there is none. */
export const Term = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token('space', 3)};
  align-items: start;

  /* Beside the box, under the label's line. */
  > :last-child {
    margin-top: 34px;
  }
`
