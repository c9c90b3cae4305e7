import { css, styled } from 'styled-components'
import { token } from '../../theme/index.ts'
import { pinned } from './pinned.styles.ts'
import { tick } from './tick.styles.ts'
import { waiting } from './waiting.styles.ts'

export const Root = styled.div`
  container-type: inline-size;
  min-width: 0;
`

/** Under 1024 px it may scroll sideways; above, nothing must, or the head could not stick to the page. */
export const Frame = styled.div`
  &[data-scroll='frame'] {
    overflow: auto;
    --sticky-top: 0px;
  }
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

const densities = css`
  --row: ${token('density', 'row')};
  --head: ${token('density', 'head')};
  --side: ${token('density', 'cell')};
  --air: ${token('density', 'air')};
`

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
  tbody > tr {
    scroll-margin-block: calc(var(--sticky-top, 0px) + var(--head)) ${token('space', 4)};
  }
  tbody > tr:hover > td {
    background: ${token('color', 'hover')};
  }
  tbody > tr[aria-selected='true'] > td {
    background: ${token('color', 'accentWash')};
  }
  tbody > tr[aria-selected='true'] > td:first-child {
    box-shadow: inset 2px 0 0 ${token('color', 'accent')};
  }
  tbody > tr:focus-visible {
    outline-offset: -2px;
  }
  tbody[data-busy] {
    opacity: 0.6;
    transition: opacity ${token('motion', 'slow')} ${token('motion', 'ease')} 150ms;
  }
  tbody:is([data-waiting], [data-notice]) > tr > td,
  tbody > tr[data-gap] > td {
    background: none;
  }
  tbody > tr[data-gap] > td {
    padding: 0;
    border: 0;
  }
  tbody[data-notice] > tr > td {
    padding-block: ${token('space', 4)};
    color: ${token('color', 'inkQuiet')};
    text-align: center;
  }
  tbody[data-notice] > tr > td > * {
    margin-inline: auto;
    color: ${token('color', 'ink')};
    text-align: left;
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

const unseen = css`
  caption,
  [data-unseen] {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`

export const Table = styled.table`
  width: 100%;
  font-size: ${token('text', 13)};
  line-height: 1.35;
  ${densities}

  &[data-layout='fixed'] {
    table-layout: fixed;
    overflow-wrap: anywhere;
  }
  th,
  td {
    padding: 0 var(--side);
    border-bottom: 1px solid ${token('color', 'line')};
    text-align: left;
    vertical-align: middle;
  }
  /* What has two lines keeps off the lines between the rows. */
  td {
    height: var(--row);
    padding-block: var(--air);
  }
  th[data-tick],
  td[data-tick] {
    width: 40px;
  }
  [data-align='right'] {
    text-align: right;
    white-space: nowrap;
  }
  td[data-align='right'],
  [data-unit] {
    font-family: ${token('font', 'mono')};
  }
  [data-align='center'] {
    text-align: center;
  }
  ${head}
  ${rows}
  ${unseen}
  [data-tick] > input {
    ${tick}
  }
  ${waiting}
  ${pinned}
  ${priorities}
`
