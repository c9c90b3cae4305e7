import { css } from 'styled-components'
import { token } from '../../theme/index.ts'

/**
 * 16 px drawn, 40 px to hit: what is around the drawing is a border that is not painted and takes no room. A box of
 * its own for each tick would make a table of a thousand rows a quarter slower to lay out.
 */
export const tick = css`
  position: relative;
  display: block;
  width: 40px;
  height: 40px;
  margin: -12px;
  appearance: none;
  border: 12px solid transparent;
  border-radius: 15px;
  background: ${token('color', 'surface')} padding-box;
  box-shadow: inset 0 0 0 1px ${token('color', 'lineControl')};
  color: ${token('color', 'onAccent')};
  cursor: pointer;

  &:focus-visible {
    outline-offset: -10px;
    border-radius: 15px;
  }
  &:disabled {
    box-shadow: inset 0 0 0 1px ${token('color', 'line')};
    cursor: default;
  }
  &:is(:checked, :indeterminate) {
    background-color: ${token('color', 'accent')};
    box-shadow: none;
  }
  /* Painted, not placed: it is always there, or the whole table would be laid out again with each tick. */
  &::before {
    content: '';
    position: absolute;
    top: 2px;
    left: 5px;
    width: 6px;
    height: 10px;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    transform: rotate(42deg);
    opacity: 0;
  }
  &:is(:checked, :indeterminate)::before {
    opacity: 1;
  }
  &:indeterminate::before {
    top: 7px;
    left: 4px;
    width: 8px;
    height: 2px;
    border-width: 0 0 2px;
    transform: none;
  }
`
