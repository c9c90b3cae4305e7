import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

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
  grid-column: 1 / -1;
  min-width: 0;
`

/** Fields one under another, no wider than a ladder reads well. */
export const Prices = styled.div`
  padding-bottom: ${token('space', 2)};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};
`

export const Lots = styled.ul`
  > li {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr)) 36px;
    gap: ${token('space', 3)};
    align-items: start;
    padding-bottom: ${token('space', 3)};
  }
  > li + li {
    padding-top: ${token('space', 3)};
    border-top: 1px solid ${token('color', 'line')};
  }

  /* Beside the boxes, under the line of the labels. */
  > li > button {
    margin-top: 25px;
  }
  ${media.phone} {
    > li {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    > li:has(> button) {
      grid-template-columns: repeat(2, minmax(0, 1fr)) 36px;
    }
    > li > button {
      grid-row: 1;
      grid-column: 3;
    }
  }
`

export const LotsFoot = styled.div`
  padding-bottom: ${token('space', 2)};
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)} ${token('space', 4)};
  align-items: center;
  justify-content: space-between;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};

  b {
    color: ${token('color', 'ink')};
    font: 600 ${token('text', 13)} ${token('font', 'mono')};
  }
`
