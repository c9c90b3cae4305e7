import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { violationsOf } from './axe.ts'
import { comeIn, loginDialog, origin, visit, type Visit } from './browser.ts'
import { drawn } from './pdf-page.ts'
import { screens } from './screens.ts'

/** Below a hundredth nothing is seen. A table that arrives in pieces sets its columns anew: 0.022 on a slow line. */
const mostShift = 0.025
const views = (['light', 'dark'] as const).flatMap((theme) => [1440, 375].map((width) => ({ theme, width })))
const cases = screens.flatMap((screen) => views.map((view) => ({ ...screen, ...view })))

describe('every screen', () => {
  it.each(cases)(
    '$name is quiet, still and open to all in $theme at $width px',
    async ({ name, path, theme, width }) => {
      await using guest = await dressed(theme, width)
      const { page, faults } = guest
      await page.goto(await path())
      await settled(page, name)
      expect(await page.locator('html').getAttribute('data-theme')).toBe(theme)
      expect(await shiftsOf(page)).toEqual([])
      expect(await sidewaysOf(page)).toEqual([])
      expect(await violationsOf(page)).toEqual([])
      expect(faults).toEqual([])
    },
  )

  it.each(screens)('$name fits into 320 px', async ({ name, path }) => {
    await using guest = await dressed('light', 320)
    await guest.page.goto(await path())
    await settled(guest.page, name)
    expect(await sidewaysOf(guest.page)).toEqual([])
  })

  it.each(screens)('$name is sent in the theme of its reader', async ({ path }) => {
    const address = `${origin()}${await path()}`
    for (const theme of ['light', 'dark']) {
      const html = await (await fetch(address, { headers: { cookie: `theme=${theme}` } })).text()
      expect(/<html[^>]*>/.exec(html)?.[0]).toContain(`data-theme="${theme}"`)
    }
    const plain = await (await fetch(address)).text()
    expect(/<html[^>]*>/.exec(plain)?.[0]).not.toContain('data-theme')
  })
})

describe('the login dialog', () => {
  it.each(views)('is open to all in $theme at $width px', async ({ theme, width }) => {
    await using guest = await dressed(theme, width)
    await guest.page.goto(await screens[3].path())
    await loginDialog(guest.page).waitFor()
    expect(await violationsOf(guest.page)).toEqual([])
    expect(await sidewaysOf(guest.page)).toEqual([])
  })
})

describe('someone who is logged in', () => {
  it('sees quiet and still screens', async () => {
    await using guest = await dressed('light', 1440)
    const { page, faults } = guest
    await comeIn(page)
    for (const { name, path } of screens) {
      await page.goto(await path())
      await (name === 'reader' ? drawn(page, 1) : page.waitForLoadState('networkidle'))
      expect(await shiftsOf(page)).toEqual([])
    }
    expect(faults).toEqual([])
  })
})

/** A visit whose browser counts shifts from the first paint, and lets axe in. */
async function dressed(theme: string, width: number): Promise<Visit> {
  const guest = await visit({ viewport: { width, height: 900 }, bypassCSP: true })
  await guest.context.addInitScript(watchShifts)
  await guest.context.addCookies([{ name: 'theme', value: theme, url: origin() }])
  return guest
}

/** Waits for what comes late; the reader's dialog is put away. */
async function settled(page: Page, name: string): Promise<void> {
  if (name !== 'reader') return page.waitForLoadState('networkidle')
  await loginDialog(page).waitFor()
  await page.keyboard.press('Escape')
  await loginDialog(page).waitFor({ state: 'hidden' })
  await drawn(page, 1)
}

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

type Watched = typeof globalThis & { shifts?: Shift[] }

/** What moved without anyone touching the page; nothing where it is too little to be seen. */
const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate((most) => {
    const { shifts = [] } = globalThis as Watched
    const told = ({ node, previousRect: from, currentRect: to }: Shift['sources'][number]) =>
      `${node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent} ${[from.x, from.y, from.width, from.height]} → ${[to.x, to.y, to.width, to.height]}`
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    return sum < most ? [] : shifts.flatMap(({ value, sources }) => [String(value), ...sources.map(told)])
  }, mostShift)

/** Counts shifts from the first paint. */
function watchShifts(): void {
  const shifts: Shift[] = ((globalThis as Watched).shifts = [])
  const watcher = new PerformanceObserver((list) =>
    shifts.push(...(list.getEntries() as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput)),
  )
  watcher.observe({ type: 'layout-shift', buffered: true })
}

/** What makes the page scroll sideways; nothing where it does not. */
const sidewaysOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll('body *')].filter(
      (node) => node.getBoundingClientRect().right > clientWidth + 1,
    )
    return [`${scrollWidth} > ${clientWidth}`, ...wide.slice(0, 5).map((node) => node.outerHTML.slice(0, 160))]
  })
