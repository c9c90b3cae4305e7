import type { Page, Request } from 'playwright'
import { expect } from 'vitest'
import { origin, type Visit, visit } from './browser.ts'

/** Below a hundredth nothing is seen. A table that arrives in pieces sets its columns anew: 0.022 on a slow line. */
const mostShift = 0.025

/** From where every screen is looked at: both themes, and both the wide page and the narrow one, in two visits. */
export const views = [
  { theme: 'light', width: 1440 },
  { theme: 'dark', width: 375 },
] as const

/** A visit whose browser counts shifts from the first paint, and lets axe in. */
export async function dressed(theme: string, width: number): Promise<Visit> {
  const guest = await visit({ viewport: { width, height: 900 }, bypassCSP: true })
  await guest.context.addInitScript(watchShifts)
  await guest.context.addCookies([{ name: 'theme', value: theme, url: origin() }])
  return guest
}

/** How long nothing may come until all has come, in milliseconds: as long as Playwright's own `networkidle`. */
const quiet = 500

/**
 * Waits, as often as it is called, until nothing comes any more but news. Whoever is logged in has a line open on which
 * they come, and it never ends: a page of theirs is never idle by the browser's own count. Call it before the first page.
 */
export function restOf(page: Page, patience: number): () => Promise<void> {
  const pending = new Set<Request>()
  let last = Date.now()
  const ended = (asked: Request) => {
    last = Date.now()
    pending.delete(asked)
  }
  page.on('request', (asked) => {
    if (asked.url().includes('/api/sse/events')) return
    last = Date.now()
    pending.add(asked)
  })
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  const isQuiet = () => pending.size === 0 && Date.now() - last > quiet
  return () => expect.poll(isQuiet, { timeout: patience }).toBe(true)
}

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

type Watched = typeof globalThis & { shifts?: Shift[] }

/** What moved without anyone touching the page; nothing where it is too little to be seen. */
export const shiftsOf = (page: Page): Promise<string[]> =>
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
export const sidewaysOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll('body *')].filter(
      (node) => node.getBoundingClientRect().right > clientWidth + 1,
    )
    return [`${scrollWidth} > ${clientWidth}`, ...wide.slice(0, 5).map((node) => node.outerHTML.slice(0, 160))]
  })

/** What makes the page scroll sideways on the smallest telephone; the window is afterwards what it was. */
export async function sidewaysAt320(page: Page): Promise<string[]> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 900 })
  // Widgets that measure themselves have drawn once more.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  // A page of a datasheet is drawn anew, which takes as long as it takes; what never fits is told.
  await page.waitForFunction(() => document.documentElement.scrollWidth <= innerWidth).catch(() => undefined)
  const found = await sidewaysOf(page)
  if (size) await page.setViewportSize(size)
  return found
}
