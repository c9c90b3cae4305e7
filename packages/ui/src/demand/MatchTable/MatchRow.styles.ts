import type { FieldState } from '@xinpu/sdk/types'
import { css, keyframes } from 'styled-components'
import { tick } from '../../primitives/DataTable/tick.styles.ts'
import { media, token } from '../../theme/index.ts'
import { columns } from './columns.ts'

const stateColor = { same: 'ok', near: 'warn', unknown: 'inkQuiet', conflict: 'danger' } as const
const cells = css`
  [data-cells] {
    ${columns}
    align-items: center;
    min-height: 56px;
    padding: ${token('space', 1)} ${token('space', 3)};
    border-left: 2px solid transparent;
    background: ${token('color', 'surface')};
  }
  [data-cells][data-open] {
    border-color: ${token('color', 'accent')};
    background: ${token('color', 'accentWash')};
  }
  [data-away] > :not(:last-child) {
    text-decoration: line-through;
  }

  [data-cell] {
    min-width: 0;
  }
  [data-cell='no'] {
    display: flex;
    gap: ${token('space', 2)};
    align-items: center;
    color: ${token('color', 'inkQuiet')};
    font: ${token('text', 12)} ${token('font', 'mono')};

    > input {
      ${tick}
      flex: none;
    }
  }
  /* Columns of their own, or one line on a phone. */
  [data-cell='figures'] {
    display: contents;
  }
  [data-cell='goes'] {
    display: flex;
    gap: ${token('space', 1)};
    align-items: center;
    justify-content: flex-end;

    > select {
      height: ${token('size', 'controlSm')};
      padding: 0 ${token('space', 1)};
      border: 1px solid ${token('color', 'lineControl')};
      border-radius: ${token('radius', 'control')};
      color: ${token('color', 'ink')};
      background: ${token('color', 'surface')};
      font: ${token('text', 13)} ${token('font', 'han')};

      ${media.touch} {
        height: ${token('size', 'controlLg')};
      }
    }
  }
`

const breathe = keyframes`
  50% { opacity: 0.4; }
`

const texts = css`
  [data-first],
  [data-second],
  [data-model] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-first] {
    font-size: ${token('text', 13)};
    line-height: 20px;
  }
  [data-first='mono'] {
    font-family: ${token('font', 'mono')};
  }
  [data-second] {
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 12)};
    line-height: 18px;

    > [data-state] {
      margin-right: ${token('space', 2)};
    }
  }
  [data-model] {
    font: 600 ${token('text', 14)} / 20px ${token('font', 'mono')};

    > a {
      border-radius: 2px;
      color: ${token('color', 'ink')};
      cursor: pointer;
    }
  }
  [data-fault] {
    color: ${token('color', 'danger')};
    font-size: ${token('text', 13)};
  }
  [data-waiting] {
    width: 60%;
    height: 14px;
    border-radius: ${token('radius', 'control')};
    background: ${token('color', 'line')};
    animation: ${breathe} 1.6s infinite;

    @media (prefers-reduced-motion: reduce) {
      animation: none;
    }
  }
  [data-figure],
  [data-cell='supply'] {
    text-align: right;
  }
  [data-figure] {
    font-family: ${token('font', 'mono')};
    font-size: ${token('text', 13)};
    font-variant-numeric: tabular-nums;

    > [data-second] {
      font-family: ${token('font', 'han')};
    }
  }
  /* Half a price is another price: it is written whole, or not at all. */
  [data-whole] {
    display: inline-block;
  }
  [data-none] {
    color: ${token('color', 'inkQuiet')};
  }
  [data-figure='小计']:not([data-none]) {
    font-weight: 600;
  }
  /* Told by price and pieces where there is no room for it. */
  @media (max-width: 1279px) and (min-width: 600px) {
    [data-figure='小计'] {
      display: none;
    }
  }
`

const states = (Object.keys(stateColor) as FieldState[]).map(
  (state) => css`
    :is(p, span)[data-state='${state}'] {
      color: ${token('color', stateColor[state])};
    }
  `,
)

const onPhone = css`
  ${media.phone} {
    [data-cells] {
      grid-template-columns: 28px minmax(0, 1fr) auto;
      gap: ${token('space', 1)} ${token('space', 2)};
      padding-block: ${token('space', 3)};
    }
    [data-cell='no'] {
      flex-direction: column;
      align-self: start;
      padding-top: 2px;
    }
    [data-cells] > :not([data-cell='no']) {
      grid-column: 2 / -1;
    }
    [data-cell='figures'] {
      display: flex;
      flex-wrap: wrap;
      gap: 0 ${token('space', 4)};
      align-items: baseline;
    }
    [data-figure],
    [data-cell='supply'] {
      display: flex;
      gap: ${token('space', 2)};
      align-items: baseline;
      text-align: left;
    }
    [data-figure]::before {
      content: attr(data-figure);
      color: ${token('color', 'inkQuiet')};
      font: ${token('text', 12)} ${token('font', 'han')};
    }
    [data-figure='小计'] {
      margin-left: auto;
    }
    [data-cell='supply'] {
      flex-basis: 100%;
    }
    [data-none] {
      display: none;
    }
    [data-cell='goes'] {
      justify-content: flex-start;
    }
    [data-second] {
      white-space: normal;
      overflow-wrap: anywhere;
    }
  }
`

/** How all that `MatchRow` writes looks. */
export const rowLook = css`
  ${cells}
  ${texts}
  ${states}
  ${onPhone}
`
