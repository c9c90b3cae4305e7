// chunk: check
import { css, styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

/** The line of a box and its word. */
export const line = css`
  position: relative;
  display: inline-flex;
  align-items: flex-start;
  gap: ${token('space', 2)};
  font-size: inherit;
  line-height: 20px;
  cursor: pointer;

  > span:last-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  &[data-disabled] {
    color: ${token('color', 'inkQuiet')};
    cursor: not-allowed;
  }
  ${media.touch} {
    min-height: 44px;
    padding-block: ${token('space', 3)};
  }
`

export const Root = styled.label`
  ${line}
`

/** Ticked and focused by the browser, as large as its line, and drawn by the box beside it. */
export const Input = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`

/** Drawn for all three states; the box of the browser before it says which, or the label around it. */
export const Box = styled.svg`
  flex: none;
  width: 16px;
  height: 16px;
  margin-top: 2px;
  border: 1px solid ${token('color', 'lineControl')};
  border-radius: 3px;
  background: ${token('color', 'surface')};
  fill: none;
  stroke: transparent;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;

  ${media.hover} {
    :hover > & {
      border-color: ${token('color', 'inkQuiet')};
    }
  }
  :checked + &,
  [data-selected] > &,
  [data-indeterminate] > & {
    border-color: ${token('color', 'accent')};
    background: ${token('color', 'accent')};
    stroke: ${token('color', 'onAccent')};
  }
  [data-invalid] > & {
    border-color: ${token('color', 'danger')};
  }
  [data-disabled] > & {
    border-color: ${token('color', 'line')};
    background: ${token('color', 'sunken')};
  }
  [data-disabled] > :checked + &,
  [data-disabled][data-selected] > & {
    stroke: ${token('color', 'inkFaint')};
  }
  :has(> :focus-visible, > * > :focus-visible) > & {
    outline: 2px solid ${token('color', 'focus')};
    outline-offset: 2px;
  }
`
