import { css, styled, type RuleSet } from 'styled-components'
import { token } from '../../theme/index.ts'
import type { DataTableProps } from './DataTable.tsx'

type Density = NonNullable<DataTableProps<unknown>['density']>

export const Root = styled.div`
  container-type: inline-size;
  min-width: 0;
`

/** Under 1024 px it may scroll sideways; above, nothing must, or the head could not stick to the page. */
export const Frame = styled.div`
  @container (max-width: 1023px) {
    overflow-x: auto;
    --sticky-top: 0px;
  }
  @container (max-width: 599px) {
    &[data-beside] {
      display: none;
    }
  }
`

const densities: Record<Density, RuleSet> = {
  comfortable: css`
    --row: ${token('size', 'row')};
    --head: 36px;
    --side: ${token('space', 3)};
  `,
  compact: css`
    --row: ${token('size', 'rowCompact')};
    --head: 32px;
    --side: 10px;
  `,
}

const head = css`
  thead th {
    position: sticky;
    top: var(--sticky-top, 0);
    z-index: 2;
    height: var(--head);
    border-bottom-color: ${token('color', 'lineStrong')};
    background: var(--table-ground, ${token('color', 'canvas')});
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 12)};
    line-height: 16px;
    white-space: nowrap;
  }
  thead button {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 3px;
    height: var(--head);
    color: inherit;
    white-space: nowrap;
  }
  thead button:hover,
  [aria-sort] > button {
    color: ${token('color', 'ink')};
  }
  [aria-sort] > button {
    font-weight: 600;
  }
  /* The arrow of a column that is not sorted waits beside the head: heads stay in line with their figures. */
  th:not([aria-sort]) > button > svg {
    position: absolute;
    left: 100%;
    opacity: 0;
  }
  th[data-align='right']:not([aria-sort]) > button > svg {
    left: auto;
    right: calc(100% + 3px);
  }
  th > button:is(:hover, :focus-visible) > svg {
    opacity: 1;
  }
`

const rows = css`
  tbody tr:hover > * {
    background: ${token('color', 'hover')};
  }
  tbody tr[aria-selected='true'] > * {
    background: ${token('color', 'accentWash')};
  }
  tbody tr[aria-selected='true'] > :first-child {
    box-shadow: inset 2px 0 0 ${token('color', 'accent')};
  }
  tbody tr:focus-visible {
    outline-offset: -2px;
  }
`

/** What leaves first as the room shrinks. */
const priorities = css`
  @container (max-width: 1039px) {
    [data-priority='4'] {
      display: none;
    }
  }
  @container (max-width: 879px) {
    [data-priority='3'] {
      display: none;
    }
  }
  @container (max-width: 719px) {
    [data-priority='2'] {
      display: none;
    }
  }
`

export const Table = styled.table<{ $density: Density }>`
  width: 100%;
  font-size: ${token('text', 13)};
  line-height: 1.35;
  ${({ $density }) => densities[$density]}

  th,
  td {
    padding: 0 var(--side);
    border-bottom: 1px solid ${token('color', 'line')};
    text-align: left;
    vertical-align: middle;
  }
  td {
    height: var(--row);
  }
  [data-align='right'] {
    text-align: right;
    white-space: nowrap;
  }
  td[data-align='right'] {
    font-family: ${token('font', 'mono')};
  }
  [data-align='center'] {
    text-align: center;
  }
  ${head}
  ${rows}
  ${priorities}
`

export const Caption = styled.caption`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

export const Unit = styled.span`
  font-family: ${token('font', 'mono')};
`

export const TickHead = styled.th`
  width: 40px;
`

export const TickCell = styled.td`
  width: 40px;
`

/** 16 px drawn, the whole cell to hit. */
export const Tick = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: 16px;
  height: 16px;
  cursor: pointer;

  &::after {
    content: '';
    position: absolute;
    inset: -12px;
  }
  > input {
    appearance: none;
    display: grid;
    place-items: center;
    width: 16px;
    height: 16px;
    margin: 0;
    border: 1px solid ${token('color', 'lineControl')};
    border-radius: 3px;
    background: ${token('color', 'surface')};
    color: ${token('color', 'onAccent')};
    cursor: pointer;
  }
  > input:is(:checked, :indeterminate) {
    border-color: ${token('color', 'accent')};
    background: ${token('color', 'accent')};
  }
  > input:checked::before {
    content: '';
    width: 5px;
    height: 9px;
    margin-top: -2px;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    transform: rotate(42deg);
  }
  > input:indeterminate::before {
    content: '';
    width: 8px;
    height: 2px;
    background: currentColor;
  }
`
