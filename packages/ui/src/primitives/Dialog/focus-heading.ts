/** So many frames are waited for a dialog to go. */
const patience = 20

/**
 * Puts the focus on the heading of the page, where nothing else has it once a dialog has gone: react-aria gives it back a
 * frame after the dialog has been closed, or two.
 */
export function focusHeading(frames = 0): void {
  const goes = document.activeElement?.closest('[role="dialog"]')
  if (frames < 2 || (goes && frames < patience)) requestAnimationFrame(() => focusHeading(frames + 1))
  else focus()
}

function focus() {
  const heading = document.querySelector('h1')
  if (!heading || document.activeElement !== document.body) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true })
}
