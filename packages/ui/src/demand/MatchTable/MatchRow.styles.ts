import { css } from 'styled-components'
import { tick } from '../../primitives/DataTable/tick.styles.ts'
import { media, token } from '../../theme/index.ts'
import { texts } from './MatchText.styles.ts'
import { columns } from './columns.ts'

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
    > button {
      flex: none;
      height: ${token('size', 'controlSm')};
      padding: 0 10px;
      border: 1px solid transparent;
      border-radius: ${token('radius', 'control')};
      color: ${token('color', 'inkQuiet')};
      font-size: ${token('text', 13)};
      line-height: 1;
      cursor: pointer;

      ${media.hover} {
        &:hover {
          background: ${token('color', 'hoverRaised')};
          color: ${token('color', 'ink')};
        }
      }
      &[aria-expanded='true'] {
        background: ${token('color', 'hoverRaised')};
        color: ${token('color', 'ink')};
      }
      ${media.touch} {
        height: ${token('size', 'controlLg')};
      }
    }
  }
`

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
  ${onPhone}
`
