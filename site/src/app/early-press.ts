/** Presses of a part that was not live yet, to be done when it is. */
const early = new Map<Element, HTMLElement>()
const touches = ['pointerdown', 'keydown', 'focusin'] as const

let quiet: Promise<void> | undefined

/** The page has loaded and the browser has nothing to do, or somebody has touched the page. Nobody waits twice. */
export function whenQuiet(): Promise<void> {
  quiet ??= import.meta.env.SSR ? Promise.resolve() : new Promise(wait)
  return quiet
}

function wait(done: () => void) {
  for (const touch of touches) addEventListener(touch, done, { once: true, capture: true, passive: true })
  document.addEventListener('click', keep, { capture: true })
  const idle = () => (globalThis.requestIdleCallback ?? setTimeout)(done)
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle, { once: true })
}

/** A link leads on by itself; a button or a box waits for what it does. */
function keep(event: MouseEvent) {
  const part = event.target instanceof Element && event.target.closest('[data-part="late"]')
  const control = part && (event.target as Element).closest<HTMLElement>('a, button, input, select, summary')
  if (!control || control.matches('a, select, summary')) return
  event.preventDefault()
  early.set(part, control)
}

/** The part is live: what was pressed in it too early is pressed now. */
export function pressAgain(part: HTMLElement): void {
  early.get(part)?.click()
  early.delete(part)
}
