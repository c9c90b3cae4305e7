/** Puts the focus on the heading of the page, where nothing else has it once a dialog has given it back. */
export function focusHeading(): void {
  requestAnimationFrame(() => requestAnimationFrame(focus))
}

function focus() {
  const heading = document.querySelector('h1')
  if (!heading || document.activeElement !== document.body) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true })
}
