import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${token('text', 13)};
  line-height: 20px;

  th,
  td {
    padding: 4px ${token('space', 2)};
    border-bottom: 1px solid ${token('color', 'line')};
    font: 400 ${token('text', 13)} / 20px ${token('font', 'mono')};
    text-align: right;
  }
  th:first-child {
    text-align: left;
    white-space: nowrap;
  }
  thead th {
    color: ${token('color', 'inkQuiet')};
    font: 400 ${token('text', 12)} / 18px ${token('font', 'han')};
  }
  td:last-child {
    color: ${token('color', 'inkQuiet')};
  }
  tr[aria-current] {
    background: ${token('color', 'accentWash')};
    box-shadow: inset 2px 0 0 ${token('color', 'accent')};

    th,
    td {
      font-weight: 600;
    }
    td {
      color: ${token('color', 'ink')};
    }
  }
`

export const Choice = styled.button`
  min-height: 24px;
  border-radius: 2px;
  color: ${token('color', 'ink')};
  font: inherit;
  cursor: pointer;

  &:hover {
    color: ${token('color', 'link')};
    text-decoration: underline;
  }
`

export const Now = styled.span`
  margin-left: ${token('space', 2)};
  color: ${token('color', 'inkQuiet')};
  font: 400 ${token('text', 12)} ${token('font', 'han')};
`
