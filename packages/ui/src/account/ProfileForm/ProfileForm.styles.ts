import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};
  max-width: 640px;
`

/** Two beside each other; the company takes a line. */
export const Lines = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space', 4)};
  align-items: start;

  > :first-child {
    grid-column: 1 / -1;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
