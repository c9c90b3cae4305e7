import { css } from 'styled-components'
import { token } from '../../theme/index.ts'

/** The mark of a way whose page is still to come, after its words: seen and heard. */
export const soon = css`
  &[aria-disabled] {
    cursor: default;

    &::after {
      content: '未开放';
      color: ${token('color', 'inkQuiet')};
      font-size: ${token('text', 12)};
    }
  }
`

/** The same mark under the words, in a line that has no room beside them. */
export const soonBelow = css`
  position: relative;
  ${soon}

  &[aria-disabled]::after {
    position: absolute;
    inset: calc(50% + 8px) 0 auto;
    text-align: center;
  }
`
