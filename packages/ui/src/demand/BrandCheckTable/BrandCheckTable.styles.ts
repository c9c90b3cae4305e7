import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'
import type { CheckState } from './check-state.ts'

export const Root = styled.div`
  display: grid;
  gap: ${token('space', 2)};
  min-width: 0;
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space', 2)};
`

export const Counts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 3)};
  font-size: ${token('text', 13)};
`

const tones = { matched: 'ok', suggested: 'warn', unknown: 'danger' } as const

export const State = styled.span<{ $of: CheckState }>`
  color: ${({ $of }) => token('color', tones[$of])};
`

export const Other = styled.span`
  margin-left: ${token('space', 2)};
  color: ${token('color', 'inkQuiet')};
`

export const Table = styled.table`
  width: 100%;
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'card')};
  border-collapse: separate;
  border-spacing: 0;
  background: ${token('color', 'surface')};
  font-size: ${token('text', 13)};

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
    height: 40px;
    padding: ${token('space', 1)} ${token('space', 4)};
    font-weight: 400;
    text-align: left;
    overflow-wrap: anywhere;
  }
  td:nth-child(2),
  thead th:nth-child(2) {
    font-family: ${token('font', 'mono')};
    text-align: right;
    white-space: nowrap;
  }
  td:last-child {
    text-align: right;
    white-space: nowrap;
  }
  thead th {
    color: ${token('color', 'inkQuiet')};
    white-space: nowrap;
  }
  tbody tr > * {
    border-top: 1px solid ${token('color', 'line')};
  }

  ${media.phone} {
    &,
    tbody {
      display: block;
    }
    thead {
      display: none;
    }
    tbody tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: ${token('space', 1)} ${token('space', 3)};
      padding: ${token('space', 3)} ${token('space', 4)};
    }
    tbody tr + tr {
      border-top: 1px solid ${token('color', 'line')};
    }
    tbody tr > * {
      height: auto;
      padding: 0;
      border-top: 0;
    }
    td:nth-child(n + 3) {
      grid-column: 1 / -1;
    }
    td:empty {
      display: none;
    }
  }
`
