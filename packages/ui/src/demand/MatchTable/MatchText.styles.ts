import type { FieldState } from '@xinpu/sdk/types'
import { css } from 'styled-components'
import { token } from '../../theme/index.ts'

const stateColor = { same: 'ok', near: 'warn', unknown: 'inkQuiet', conflict: 'danger' } as const

const writing = css`
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
  /* It does not breathe as other waiting things do: hundreds wait at once, and all that stands over them would be drawn apart. */
  [data-waiting] {
    width: 60%;
    height: 14px;
    border-radius: ${token('radius', 'control')};
    background: ${token('color', 'line')};
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

/** How the words and figures of a line look, and what agrees or does not. */
export const texts = css`
  ${writing}
  ${states}
`
