import { css } from 'styled-components'
import { token } from '../../theme/index.ts'

/** Formulas, the colours of code, and notes at the foot of a text. */
export const figures = css`
  div.formula {
    margin: var(--gap) 0 0;
    padding: ${token('space', 3)} ${token('space', 4)};
    overflow-x: auto;
    border-left: 2px solid ${token('color', 'trace')};
  }
  math {
    font-size: 1.08em;
  }
  .hljs-comment,
  .hljs-quote {
    color: ${token('color', 'inkQuiet')};
  }
  :is(.hljs-keyword, .hljs-built_in, .hljs-type, .hljs-meta) {
    color: ${token('color', 'link')};
  }
  :is(.hljs-string, .hljs-number, .hljs-literal) {
    color: ${token('color', 'ok')};
  }
  .hljs-title {
    font-weight: 600;
  }
  .formula[data-wrong] {
    color: ${token('color', 'danger')};
    font-size: ${token('text', 12)};
  }
  :is(section, li):target {
    background: ${token('color', 'mark')};
  }
`
