import { css, keyframes } from 'styled-components'
import { token } from '../../theme/index.ts'

/** How wide the end of a row fades that goes on. */
const fade = '32px'

/** At its beginning a row fades at the far end only, at its end at the near one, between them at both. */
const fading = keyframes`
  from,
  to {
    mask: linear-gradient(90deg, transparent, black ${fade} calc(100% - ${fade}), transparent) no-repeat 0 / calc(100% + ${fade}) 100%;
  }
  from {
    mask-position: -${fade};
  }
  9%,
  91% {
    mask-position: 0;
    mask-size: 100%;
  }
`

/**
 * The rule is drawn inside, so that a scroller does not cut the copper line that sits on it. A row that is longer than the
 * window fades where it goes on: with no bar below it nothing else tells. One that fits has no way to scroll, so its
 * animation never begins; where a browser knows no such animation, it is over at once and leaves nothing.
 */
export const list = css`
  display: flex;
  gap: ${token('space', 1)};
  margin-inline: -12px;
  overflow-x: auto;
  scroll-padding-inline: ${fade};
  scrollbar-width: none;
  background: linear-gradient(${token('color', 'line')} 0 0) no-repeat 12px 100% / calc(100% - 24px) 1px;
  animation: ${fading} linear;
  animation-timeline: scroll(self inline);
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
