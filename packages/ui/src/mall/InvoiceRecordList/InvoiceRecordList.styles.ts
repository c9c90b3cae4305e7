import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const List = styled.ul`
  container-type: inline-size;
  border-top: 1px solid ${token('color', 'lineStrong')};
  font-size: ${token('text', 13)};
  line-height: 20px;

  > li {
    display: grid;
    grid-template-columns: 84px minmax(0, 1fr) minmax(150px, auto) minmax(96px, auto) 64px;
    gap: ${token('space', 1)} ${token('space', 4)};
    align-items: start;
    padding: 10px 0;
    border-bottom: 1px solid ${token('color', 'line')};
  }
  [data-subject],
  [data-order] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    overflow-wrap: anywhere;
  }
  [data-subject] b {
    font-weight: 500;
  }
  [data-order] a,
  [data-amount] {
    font-family: ${token('font', 'mono')};
  }
  [data-amount],
  [data-deed] {
    text-align: right;
    white-space: nowrap;
  }
  small {
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 12)};
    line-height: 18px;
  }
  small[data-reason] {
    color: ${token('color', 'danger')};
  }

  @container (max-width: 619px) {
    > li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    [data-subject],
    [data-order] {
      grid-column: 1 / -1;
    }
    [data-amount] {
      grid-area: 1 / 2;
    }
    [data-deed] {
      grid-column: 1 / -1;
      text-align: left;
    }
    [data-deed]:empty {
      display: none;
    }
  }
`
