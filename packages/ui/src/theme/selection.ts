import { css } from 'styled-components'

/**
 * Colours what is selected within an element. Where that colour is inherited (css-pseudo-4, “Cascading and Per-Element
 * Highlight Styles”; Chromium) it is said once: a rule that every element meets is a quarter of styling a page anew, as
 * each dialog that opens does. Whoever knows `interactivity` inherits it; other browsers are told for each element.
 */
export const selection = (background: string) => css`
  &::selection {
    background: ${background};
  }
  @supports not (interactivity: inert) {
    & ::selection {
      background: ${background};
    }
  }
`
