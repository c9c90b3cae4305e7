import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Sub = styled.span`
  display: block;
  color: ${token('color', 'inkQuiet')};
  font-family: ${token('font', 'han')};
  font-size: ${token('text', 12)};
  font-weight: 400;
  line-height: 16px;
`

export const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'card')};
  border-collapse: separate;
  border-spacing: 0;
  overflow: hidden;
  background: ${token('color', 'surface')};
  font-size: ${token('text', 13)};
  line-height: 18px;

  caption,
  thead span {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  th,
  td {
    padding: ${token('space', 2)} ${token('space', 3)};
    text-align: right;
  }
  td {
    height: 52px;
    font-family: ${token('font', 'mono')};
  }
  th:first-child {
    font-family: ${token('font', 'mono')};
    font-weight: 600;
    text-align: left;
    overflow-wrap: anywhere;
  }
  thead th,
  thead th:first-child {
    height: 36px;
    border-bottom: 1px solid ${token('color', 'lineStrong')};
    color: ${token('color', 'inkQuiet')};
    font-family: ${token('font', 'han')};
    font-weight: 400;
    white-space: nowrap;
  }
  tbody tr:where(:not(:first-child)) > * {
    border-top: 1px solid ${token('color', 'line')};
  }
  /* Tables of several lists stand in line, one under another. */
  thead th:nth-child(n + 2):nth-child(-n + 3) {
    width: 10%;
  }
  thead th:nth-child(n + 4):nth-child(-n + 6) {
    width: 15%;
  }
  thead th:last-child {
    width: 100px;
  }
  td:nth-last-child(2) {
    font-family: ${token('font', 'han')};
    white-space: nowrap;
  }

  ${media.belowDesktop} {
    &,
    tbody {
      display: block;
    }
    thead {
      display: none;
    }
    tbody tr {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: ${token('space', 1)} ${token('space', 3)};
      padding: ${token('space', 3)} ${token('space', 4)};
    }
    tbody tr:where(:not(:first-child)) {
      border-top: 1px solid ${token('color', 'line')};
    }
    tbody tr > * {
      height: auto;
      padding: 0;
      text-align: left;
    }
    tbody tr:where(:not(:first-child)) > * {
      border-top: 0;
    }
    tbody th {
      grid-column: 1 / -1;
    }
    td[data-word]::before {
      content: attr(data-word);
      display: block;
      color: ${token('color', 'inkQuiet')};
      font-family: ${token('font', 'han')};
      font-size: ${token('text', 12)};
    }
    td:last-child {
      align-self: end;
    }
  }
`
