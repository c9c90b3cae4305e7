import { configure } from 'storybook/test'
import { afterEach, expect } from 'vitest'
import { commands, page } from 'vitest/browser'
import { windows } from './windows.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    bringToFront: () => Promise<void>
  }
}

// What a story waits for comes when the machine has time for it: a second is nothing where several windows play at once.
configure({ asyncUtilTimeout: 15_000 })

const phone = Number.parseInt(windows.phone.styles.width, 10)
/** Pictures end here: a page of a phone is long. */
const longest = 4000

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
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await growToContent()
  try {
    await takePicture(storyId)
  } finally {
    document.body.style.removeProperty('height')
    document.body.style.removeProperty('overflow')
  }
})

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
