import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

/** Figures side by side on one hairline; two by two on a phone. */
export const StatRow = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  border-block: 1px solid ${token('color', 'line')};

  > :where(:not(:first-child)) {
    border-left: 1px solid ${token('color', 'line')};
  }
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-flow: row;

    > :nth-child(2n + 1) {
      border-left: 0;
    }
    > :nth-child(n + 3) {
      border-top: 1px solid ${token('color', 'line')};
    }
  }
`
