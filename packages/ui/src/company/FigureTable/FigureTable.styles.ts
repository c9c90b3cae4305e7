import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Scroll = styled.div`
  overflow-x: auto;
`

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${token('text', 13)};

  th,
  td {
    padding: ${token('space', 3)} 0 ${token('space', 3)} ${token('space', 4)};
    border-bottom: 1px solid ${token('color', 'line')};
    font-weight: 400;
    text-align: right;
    white-space: nowrap;
  }
  td,
  thead th:not(:first-child) {
    font-family: ${token('font', 'mono')};
  }
  th:first-child {
    padding-left: 0;
    color: ${token('color', 'inkQuiet')};
    text-align: left;
  }
  td:last-child {
    font-weight: 600;
  }
`
