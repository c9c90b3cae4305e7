import { css } from 'styled-components'
import { token } from '../../theme/index.ts'

/** The rule is drawn inside, so that a scroller does not cut the copper line that sits on it. */
export const list = css`
  display: flex;
  gap: ${token('space', 1)};
  margin-inline: -12px;
  overflow-x: auto;
  scrollbar-width: none;
  background: linear-gradient(${token('color', 'line')} 0 0) no-repeat 12px 100% / calc(100% - 24px) 1px;

  &::-webkit-scrollbar {
    display: none;
  }
`

/** One tab, as a link or as a switch. */
export const tab = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  flex: none;
  height: 44px;
  padding: 0 ${token('space', 3)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 14)};
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  outline-offset: -2px;

  &:hover {
    color: ${token('color', 'ink')};
    text-decoration: none;
  }
  &[data-selected],
  &[aria-current] {
    color: ${token('color', 'ink')};
    font-weight: 600;
  }
  &[data-selected]::after,
  &[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto ${token('space', 3)} 0;
    height: 2px;
    background: ${token('color', 'accent')};
  }
`
