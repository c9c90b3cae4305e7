import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Seller = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 1)} ${token('space', 2)};
`

export const Quiet = styled.span`
  display: block;
  color: ${token('color', 'inkQuiet')};
  font-family: ${token('font', 'han')};
  font-size: ${token('text', 12)};
  font-weight: 400;
`

export const Price = styled.td`
  font-family: ${token('font', 'mono')};
  font-weight: 600;
`

export const Figure = styled.td`
  font-family: ${token('font', 'mono')};
`

export const Hint = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${token('space', 1)} ${token('space', 2)};
  color: ${token('color', 'ok')};
  font-family: ${token('font', 'han')};
  font-size: ${token('text', 12)};
`

export const Pieces = styled.div`
  max-width: 240px;
  margin-bottom: ${token('space', 3)};
`

export const Table = styled.table`
  width: 100%;
  font-size: ${token('text', 13)};
  line-height: 18px;

  th,
  td {
    padding: ${token('space', 2)} ${token('space', 4)} ${token('space', 2)} 0;
    border-bottom: 1px solid ${token('color', 'line')};
    text-align: right;
  }
  td {
    height: 52px;
  }
  th:first-child {
    text-align: left;
    font-weight: 600;
  }
  th:last-child,
  td:last-child {
    padding-right: 0;
  }
  thead th,
  thead th:first-child {
    height: 36px;
    color: ${token('color', 'inkQuiet')};
    font-weight: 400;
    white-space: nowrap;
  }

  ${media.belowDesktop} {
    &,
    tbody {
      display: block;
    }
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tbody tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 3px ${token('space', 3)};
      padding-block: ${token('space', 3)};
      border-bottom: 1px solid ${token('color', 'line')};
    }
    tbody th,
    tbody td {
      height: auto;
      padding: 0;
      border: 0;
    }
    ${Figure} {
      grid-column: 1 / -1;
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 ${token('space', 3)};
    }
    ${Figure}::before {
      content: attr(data-word);
      color: ${token('color', 'inkQuiet')};
      font-family: ${token('font', 'han')};
    }
  }
`
