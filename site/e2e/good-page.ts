import type { Page } from 'playwright'
import { expect } from 'vitest'
import { violationsOf } from './axe.ts'
import { sidewaysAt320, sidewaysOf } from './stillness.ts'

/** What every page owes: axe has nothing to say, and nothing but the page's own height scrolls. */
export async function good(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([])
  expect(await sidewaysOf(page)).toEqual([])
}

/** The same; where it stands in a narrow window, in the narrowest, too. */
export async function goodDownTo320(page: Page): Promise<void> {
  await good(page)
  if ((page.viewportSize()?.width ?? 0) < 400) expect(await sidewaysAt320(page)).toEqual([])
}
