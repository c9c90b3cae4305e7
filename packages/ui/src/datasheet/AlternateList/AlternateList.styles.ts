import type { AlternateReason } from '@xinpu/sdk/types'
import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Sub = styled.span`
  display: block;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  font-weight: 400;
  line-height: 16px;
`

export const Verdict = styled.td``
export const Reasons = styled.td`
  width: 99%;
`
export const Stock = styled.td`
  text-align: right;
  white-space: nowrap;
`
export const Action = styled.td`
  text-align: right;
`

export const Table = styled.table`
  width: 100%;
  font-size: ${token('text', 13)};
  line-height: 18px;

  th,
  td {
    padding: ${token('space', 2)} ${token('space', 6)} ${token('space', 2)} 0;
    border-bottom: 1px solid ${token('color', 'line')};
    text-align: left;
    vertical-align: middle;
  }
  th:last-child,
  td:last-child {
    padding-right: 0;
  }
  tbody th {
    height: 56px;
    white-space: nowrap;
  }
  thead th {
    height: 36px;
    color: ${token('color', 'inkQuiet')};
    font-weight: 400;
    white-space: nowrap;
  }
  thead th:nth-child(n + 4) {
    text-align: right;
  }
  tbody tr:hover > * {
    background: ${token('color', 'hover')};
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
      gap: 6px ${token('space', 3)};
      align-items: center;
      padding-block: ${token('space', 3)};
      border-bottom: 1px solid ${token('color', 'line')};
    }
    tbody th,
    tbody td {
      width: auto;
      height: auto;
      padding: 0;
      border: 0;
      white-space: normal;
      overflow-wrap: anywhere;
    }
    ${Verdict}, ${Reasons} {
      grid-column: 1 / -1;
    }
    ${Stock} {
      text-align: left;
    }
    ${Stock}:empty {
      display: none;
    }
    ${Action} {
      grid-row: 1;
      grid-column: 2;
    }
  }
`

/** What can be done about the list. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
  margin-top: ${token('space', 3)};
`

export const Why = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 3px 14px;
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Quiet = styled.span`
  color: ${token('color', 'inkQuiet')};
`

const effects: Record<AlternateReason['effect'], string> = {
  same: token('color', 'ink'),
  better: token('color', 'ok'),
  worse: token('color', 'warn'),
  different: token('color', 'danger'),
  unknown: token('color', 'inkQuiet'),
}

export const Change = styled.span<{ $effect: AlternateReason['effect'] }>`
  color: ${({ $effect }) => effects[$effect]};
`

export const Value = styled.span`
  font-family: ${token('font', 'mono')};
  font-size: ${token('text', 12)};
`
