import { afterEach, expect } from 'vitest'
import { page } from 'vitest/browser'

/**
 * One picture a widget, not one a state: only stories tagged `picture` are compared, after they have played, with
 * fonts loaded and nothing focused.
 */
afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string }
  if (!storyId || !/--(picture|dark-picture|phone-picture)$/.test(storyId)) return
  if (task.result?.state === 'fail' || task.result?.errors?.length) return
  await document.fonts.ready
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await expect.element(page.elementLocator(document.body)).toMatchScreenshot(storyId)
})
