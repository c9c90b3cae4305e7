// chunk: page
import { LatePart } from '@xinpu/ui/layout'
import { afterLoad, failures } from '@xinpu/ui/primitives'
import { lazy, memo, Suspense, useState, type ComponentType } from 'react'

/**
 * A part of a page that is read before it is used: the server renders it with the page, and what makes it live comes
 * when the page has loaded, or with the first touch. Until then its links are the browser's.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let here: ComponentType<Props> | undefined
  const bring = async () => ({ default: (here = await brought(load)) })
  const Late = lazy(() => whenQuiet().then(bring))
  if (import.meta.env.SSR) awaited(bring())

  function Part(props: Props) {
    const [Shown] = useState(() => here ?? Late)
    return (
      <Suspense>
        <LatePart onLive={pressAgain}>
          <Shown {...props} />
        </LatePart>
      </Suspense>
    )
  }

  /** `bring` before it is shown, on the way from another page: nothing jumps in. */
  return Object.assign(memo(Part), { bring })
}

/** On the server: late parts that are still being read. */
const coming = new Set<Promise<unknown>>()

function awaited(part: Promise<unknown>) {
  const read = part.catch(() => {}).finally(() => coming.delete(read))
  coming.add(read)
}

/**
 * On the server: waits until every late part that is known of has been read, and what these know of. A page that is
 * rendered sooner is sent with gaps that scripts fill, and not everybody has scripts.
 */
export async function partsAreHere(): Promise<void> {
  while (coming.size > 0) await Promise.all(coming)
}

/** What does not come is asked for with every touch, and when the network is back: the page is read meanwhile. */
async function brought<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (import.meta.env.SSR) throw error
    for (const tell of failures) tell()
    await whenTouched('online')
    return brought(load)
  }
}

/** What was pressed in a part that was not live yet, in the order of the presses, to be done when it is. */
const early = new Map<Element, Set<HTMLElement>>()
const touches = ['pointerdown', 'keydown', 'focusin'] as const

let quiet: Promise<unknown> | undefined
/** Milliseconds after which a page whose pictures do not come is made live all the same. */
const longest = 15_000

// Before any part waits: what was pressed before the page was alive is pressed anew as soon as it is.
if (!import.meta.env.SSR) document.addEventListener('click', keep, { capture: true })

/**
 * The page has loaded and the browser has nothing to do, or somebody has touched the page. Nobody waits twice. Told as
 * `quiet` before any part is asked for: the page then asks for all that its parts import (`page-files.ts`).
 */
function whenQuiet(): Promise<unknown> {
  if (import.meta.env.SSR) return Promise.resolve()
  quiet ??= Promise.race([
    whenTouched(),
    new Promise<void>(afterLoad),
    new Promise((done) => setTimeout(done, longest)),
  ]).then(() => dispatchEvent(new Event('quiet')))
  return quiet
}

/** Somebody touches the page, or one of these happens. */
const whenTouched = (...others: string[]): Promise<unknown> =>
  new Promise((done) => {
    for (const event of [...touches, ...others])
      addEventListener(event, done, { once: true, capture: true, passive: true })
  })

/** A link leads on by itself and a box is ticked by the browser; a button waits for what it does. */
function keep(event: MouseEvent) {
  const part = event.target instanceof Element && event.target.closest('[data-part="late"]')
  const control = part && (event.target as Element).closest<HTMLElement>('a, button, input, select, summary')
  if (!control || control.matches('a, select, summary')) return
  if (!isTick(control)) event.preventDefault()
  early.set(part, (early.get(part) ?? new Set()).add(control))
}

/**
 * The part is live: what was typed in it too early is told (`rendering/early-presses.ts`), and what was pressed is pressed
 * now, each press seeing what the one before did.
 */
async function pressAgain(part: HTMLElement): Promise<void> {
  part.dispatchEvent(new Event('live', { bubbles: true }))
  const controls = early.get(part) ?? []
  early.delete(part)
  for (const control of controls) {
    await new Promise((done) => setTimeout(done))
    press(control)
  }
}

/** A box shows already what it was pressed for: it goes back first, so that the press means the same. */
function press(control: HTMLElement) {
  if (isTick(control)) {
    if (control.checked === control.defaultChecked) return
    control.checked = control.defaultChecked
  }
  control.click()
}

const isTick = (control: HTMLElement): control is HTMLInputElement => control.matches('[type=checkbox], [type=radio]')
