import { css } from 'styled-components'
import { media, token } from '../../theme/index.ts'

/** One line of what floats and can be chosen: menus and selects share it. */
export const menuItem = css`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 36px;
  padding: 0 10px;
  border-radius: ${token('radius', 'control')};
  color: ${token('color', 'ink')};
  text-decoration: none;
  cursor: pointer;
  outline: none;

  ${media.hover} {
    &:hover {
      background: ${token('color', 'hoverRaised')};
      text-decoration: none;
    }
  }
  &[data-focused] {
    background: ${token('color', 'hoverRaised')};
    text-decoration: none;
  }
  &[data-focus-visible],
  &:is(a, button):not([data-rac]):focus-visible {
    outline: 2px solid ${token('color', 'focus')};
    outline-offset: -2px;
  }
  &[data-disabled] {
    color: ${token('color', 'inkQuiet')};
    cursor: not-allowed;
  }
  > svg {
    flex: none;
    color: ${token('color', 'inkQuiet')};
  }
  ${media.touch} {
    min-height: 44px;
  }
`
