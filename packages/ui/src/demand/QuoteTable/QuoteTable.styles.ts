import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  gap: ${token('space', 3)};
  min-width: 0;
`

export const Bar = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 1)} ${token('space', 3)};
  margin: 0;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};

  b {
    color: ${token('color', 'ink')};
  }
`

export const Print = styled.span`
  margin-left: auto;

  @media print {
    display: none;
  }
`

export const Who = styled.span`
  display: flex;
  align-items: baseline;
  gap: 6px;
  overflow-wrap: anywhere;
`

export const New = styled.span`
  flex: none;
  width: 6px;
  height: 6px;
  border-radius: 50%;
  background: ${token('color', 'accent')};
  transform: translateY(-2px);
`

export const Sub = styled.span`
  display: block;
  color: ${token('color', 'inkQuiet')};
  font-family: ${token('font', 'han')};
  font-size: ${token('text', 12)};
  font-weight: 400;
  line-height: 16px;
`

export const Cell = styled.td``

export const Figure = styled(Cell)`
  font-family: ${token('font', 'mono')};
  text-align: right;

  b {
    font-weight: 600;
  }
`

export const Ops = styled.td`
  text-align: right;
  white-space: nowrap;

  @media print {
    display: none;
  }
`

export const Fault = styled.p`
  margin: ${token('space', 1)} 0 0;
  color: ${token('color', 'danger')};
  white-space: normal;
`

export const Note = styled.p`
  margin: 0;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

export const Table = styled.table`
  width: 100%;
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'card')};
  border-collapse: separate;
  border-spacing: 0;
  overflow: hidden;
  background: ${token('color', 'surface')};
  font-size: ${token('text', 13)};
  line-height: 18px;

  caption,
  thead th:last-child span {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  th,
  td {
    padding: ${token('space', 2)} ${token('space', 2)};
    text-align: left;
  }
  th:first-child {
    padding-left: ${token('space', 4)};
    font-weight: 600;
  }
  td:last-child {
    padding-right: ${token('space', 3)};
  }
  thead th {
    height: 40px;
    border-bottom: 1px solid ${token('color', 'lineStrong')};
    color: ${token('color', 'inkQuiet')};
    font-weight: 400;
    white-space: nowrap;
  }
  thead th:first-child {
    font-weight: 400;
  }
  thead th:nth-child(n + 2):nth-child(-n + 4),
  td${Figure},
  td${Ops} {
    text-align: right;
  }
  thead th[aria-sort] {
    color: ${token('color', 'ink')};
    font-weight: 600;
  }
  tbody tr:where(:not(:first-child)) > * {
    border-top: 1px solid ${token('color', 'line')};
  }
  tbody > tr > * {
    height: 60px;
  }
  tr[data-on] {
    background: ${token('color', 'accentWash')};
  }
  tr[data-on] > th {
    box-shadow: inset 2px 0 0 ${token('color', 'accent')};
  }
  tr[data-ended] > * {
    color: ${token('color', 'inkQuiet')};
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
    tbody tr:where(:not(:first-child)) > * {
      border-top: 0;
    }
    tr[data-on] {
      box-shadow: inset 2px 0 0 ${token('color', 'accent')};
    }
    tr[data-on] > th {
      box-shadow: none;
    }
    tbody > tr > * {
      height: auto;
      padding: 0;
    }
    th:first-child {
      padding-left: 0;
    }
    tbody > tr > th,
    ${Ops} {
      grid-column: 1 / -1;
    }
    ${Ops} {
      padding-top: ${token('space', 1)};
      white-space: normal;
    }
    td${Figure},
    td${Ops} {
      text-align: left;
    }
    ${Cell}::before {
      content: attr(data-word);
      display: block;
      color: ${token('color', 'inkQuiet')};
      font-family: ${token('font', 'han')};
      font-size: ${token('text', 12)};
    }
  }

  ${media.phone} {
    td[data-extra] {
      display: none;
    }
  }
`
