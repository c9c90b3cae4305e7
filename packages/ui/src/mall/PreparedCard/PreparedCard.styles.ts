import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export { Foot, Root } from '../CartGroupCard/CartGroupCard.styles.ts'

export const Head = styled.div`
  padding: 10px ${token('space', 4)};
  border-bottom: 1px solid ${token('color', 'lineStrong')};

  h3 {
    font-size: ${token('text', 14)};
    overflow-wrap: anywhere;
  }
`

/** A line is a row of figures under each other; in a narrow card the figures go under the part number. */
export const Lines = styled.ul`
  > li {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr) 116px 108px 124px;
    gap: 0 ${token('space', 4)};
    align-items: center;
    padding: ${token('space', 2)} ${token('space', 4)};
    border-bottom: 1px solid ${token('color', 'line')};
    font: 400 ${token('text', 13)} / 20px ${token('font', 'mono')};
    text-align: right;
  }
  [data-subject] {
    display: grid;
    min-width: 0;
    font-family: ${token('font', 'han')};
    text-align: left;
    overflow-wrap: anywhere;
  }
  [data-subject] [translate='no'] {
    white-space: normal;
  }
  [data-quiet],
  s {
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 12)};
  }
  s {
    display: block;
  }

  @container (width < 560px) {
    > li {
      grid-template-columns: 40px minmax(0, 1fr) auto;
    }
    [data-subject] {
      grid-column: 2 / -1;
    }
    [data-price] {
      grid-column: 2;
      text-align: left;
    }
    [data-amount] {
      grid-column: 2 / -1;
    }
  }
`

export const Remark = styled.div`
  padding: ${token('space', 3)} ${token('space', 4)};
`
