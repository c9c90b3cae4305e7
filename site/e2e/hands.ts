import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'

/** How somebody gets something done on a page. */
export interface Hands {
  /** Gets to something that can be pressed, and leaves it. */
  reach: (target: Locator) => Promise<void>
  press: (target: Locator) => Promise<void>
  write: (target: Locator, text: string) => Promise<void>
  /** Takes one of several that exclude each other. */
  choose: (target: Locator) => Promise<void>
  /** Takes one of what a box offers under it. */
  pick: (target: Locator) => Promise<void>
}

/** Stops of the Tab key from one control of a page to any other, at most. */
const mostStops = 90
/** Options under a box that arrows go through, at most. */
const mostOffered = 20

/** Keys alone: everything is reached by Tab, from wherever the focus was left. */
export const keys = (page: Page): Hands => ({
  reach: (target) => tabTo(page, target),
  async press(target) {
    await tabTo(page, target)
    await page.keyboard.press('Enter')
  },
  async write(target, text) {
    await tabTo(page, target)
    await page.keyboard.insertText(text)
  },
  // Tab comes to the group, arrows go about in it.
  async choose(target) {
    await target.waitFor()
    const name = await target.evaluate((radio: HTMLInputElement) => radio.name)
    await tabTo(page, page.locator(`input[type=radio][name="${name}"]`))
    for (let at = 0; at < 9 && !(await target.isChecked()); at += 1) await page.keyboard.press('ArrowRight')
    expect(await target.isChecked()).toBe(true)
  },
  async pick(target) {
    await target.waitFor()
    for (let at = 0; at < mostOffered && !(await isNear(target)); at += 1) await page.keyboard.press('ArrowDown')
    expect(await isNear(target)).toBe(true)
    await page.keyboard.press('Enter')
  },
})

/** Whether an option has the focus, or the box that offers it means it. */
const isNear = (target: Locator): Promise<boolean> =>
  target.evaluate(
    (option) =>
      option === document.activeElement || option.id === document.activeElement?.getAttribute('aria-activedescendant'),
  )

/** A mouse. */
export const mouse: Hands = {
  reach: (target) => target.hover(),
  press: (target) => target.click(),
  write: (target, text) => target.fill(text),
  choose: (target) => target.check({ force: true }),
  pick: (target) => target.click(),
}

/** A finger. */
export const finger: Hands = {
  reach: (target) => target.tap({ trial: true }),
  press: (target) => target.tap(),
  write: (target, text) => target.fill(text),
  choose: (target) => target.check({ force: true }),
  pick: (target) => target.tap(),
}

/** Presses Tab until one of the targets has the focus: what no key reaches fails here. */
async function tabTo(page: Page, targets: Locator): Promise<void> {
  await targets.first().waitFor()
  const stops: string[] = []
  while (stops.length < mostStops) {
    if (await targets.evaluateAll((all) => all.some((each) => each === document.activeElement))) return
    await page.keyboard.press('Tab')
    stops.push(await page.evaluate(() => document.activeElement?.textContent?.trim().slice(0, 20) ?? ''))
  }
  expect(stops, `No Tab leads to ${String(targets)}.`).toEqual([])
}
