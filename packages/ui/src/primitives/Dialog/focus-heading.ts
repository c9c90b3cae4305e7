/** So many frames are waited for a dialog to go. */
const patience = 20

/**
 * Puts the focus on the heading of the page, where nothing else has it once a dialog has gone: react-aria gives it back a
 * frame after the dialog has been closed, or two.
 */
export function focusHeading(): void {
  requestAnimationFrame(() => requestAnimationFrame(() => focusWhenGone(2)))
}

function focusWhenGone(frames: number) {
  const isThere = document.activeElement?.closest('[role="dialog"]')
  if (isThere && frames < patience) requestAnimationFrame(() => focusWhenGone(frames + 1))
  else focus()
}

function focus() {
  const heading = document.querySelector('h1')
  if (!heading || document.activeElement !== document.body) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true })
}
