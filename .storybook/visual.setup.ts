import { configure } from 'storybook/test'
import { afterEach, beforeEach, expect } from 'vitest'
import { commands, page } from 'vitest/browser'
import { queue } from '../packages/ui/src/primitives/Toast/toast-queue.ts'
import { patience } from './patience.ts'
import './seen.ts'
import { windows } from './windows.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    bringToFront: () => Promise<void>
  }
}

configure({ asyncUtilTimeout: patience })

/**
 * Nothing moves: what opens is there at once, and what closes is gone. A window that is given no frame for a while would show
 * the first moment of a dialog, or the last, to whoever asks whether it is seen.
 */
const still = document.querySelector('style[data-still]') ?? document.head.appendChild(document.createElement('style'))
still.setAttribute('data-still', '')
still.textContent = `*, ::before, ::after, ::backdrop {
  animation-duration: 0s !important;
  animation-delay: 0s !important;
  transition-duration: 0s !important;
  transition-delay: 0s !important;
}`

const widthOf = (name: keyof typeof windows) => Number.parseInt(windows[name].styles.width, 10)
const phone = widthOf('phone')
/** Pictures end here: a page of a phone is long. */
const longest = 4000

/**
 * Files share a window, and with it what another left behind: what was told at the top of the page, and the style with which
 * Storybook holds what moves while axe looks. It stays where axe finds a fault, and whatever opens later, in other files too,
 * would stay unseen.
 */
beforeEach(() => {
  queue.clear()
  for (const style of document.head.querySelectorAll('style'))
    if (style.textContent.includes('animation-direction: reverse !important')) style.remove()
})

interface A11yReport {
  type: string
  result: { passes?: unknown[]; inapplicable?: unknown[] }
}

/** What axe finds right is 45 kB a story, and each would be sent, written down and read again: what it finds wrong is told. */
afterEach(({ task }) => {
  const { reports = [] } = task.meta as { reports?: A11yReport[] }
  for (const { type, result } of reports) if (type === 'a11y') Object.assign(result, { passes: [], inapplicable: [] })
})

/**
 * One picture a widget, not one a state: only stories called Picture, DarkPicture and PhonePicture are compared, after
 * they have played, with fonts loaded, nothing focused, and the window as tall as what is in it.
 */
afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string }
  const [, kind] = /--(picture|dark-picture|phone-picture)$/.exec(storyId ?? '') ?? []
  if (!storyId || !kind) return
  if (task.result?.state === 'fail' || task.result?.errors?.length) return
  if (kind === 'phone-picture') expect(innerWidth, 'A PhonePicture is taken in the window of a phone.').toBe(phone)
  await document.fonts.ready
  await opened()
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await growToContent()
  try {
    await takePicture(storyId)
  } finally {
    document.body.style.removeProperty('height')
    document.body.style.removeProperty('overflow')
  }
  if (kind === 'picture') await narrowed()
})

/** Every widget, as full as its picture, fits into the narrowest window: what is wide scrolls within itself. */
async function narrowed() {
  await page.viewport(widthOf('least'), innerHeight)
  const { documentElement } = document
  await expect
    .poll(() => documentElement.scrollWidth, { message: 'It is wider than the narrowest window.', timeout: patience })
    .toBeLessThanOrEqual(widthOf('least'))
}

/**
 * Beside windows that are opened and closed, Chromium now and then draws no frame for one of them, and its picture never
 * comes: the window is brought to the front and asked again. A picture that differs is told at once.
 */
async function takePicture(name: string, tries = 3): Promise<void> {
  try {
    await expect.element(page.elementLocator(document.body)).toMatchScreenshot(name)
  } catch (error) {
    if (tries === 1 || !(error instanceof Error) || !error.message.includes('Timeout')) throw error
    await commands.bringToFront()
    await takePicture(name, tries - 1)
  }
}

/** What opens is in the document a moment before it is seen: a picture of that moment is a blank, and still. */
async function opened() {
  const unseen = () =>
    [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].some(
      (dialog) => !dialog.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    )
  await expect.poll(unseen, { timeout: patience }).toBe(false)
}

/** What lies below the window would be a blank: the window grows first. */
async function growToContent() {
  for (let times = 0; times < 2; times += 1) {
    const { scrollHeight } = document.documentElement
    if (scrollHeight > innerHeight) await page.viewport(innerWidth, Math.min(scrollHeight, longest))
  }
  // Parts that are measured by the window have grown with it: the picture ends where the window does.
  document.body.style.setProperty('height', '100vh')
  document.body.style.setProperty('overflow', 'clip')
}
