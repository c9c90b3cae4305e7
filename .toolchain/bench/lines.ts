import { chromium, type Page } from 'playwright'
import { launch } from '../browser.ts'
import { percentile, type Figure } from './report.ts'
import { keyTimes, openEntry, tellWidget } from './ui-page.ts'

/** Milliseconds that a frame of a scroll, and a key until it is painted, may take. */
const budget = 50
/** How much slower than here the reader's processor is. */
const slower = 4
const wheels = 120
/** Each is done in a line of its own, with nothing typed. */
const keys = ['j', 'j', 'x', 'j', 'k', 'Enter', 'Escape', 'd', 's', 'x'] as const
const rounds = 4

/** How smoothly 5,000 lines of a list of parts scroll, and how soon a key in them answers, on a slow processor. */
export async function benchLines(isKept: boolean): Promise<void> {
  const browser = await chromium.launch(launch)
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
    await openEntry(page, 'lines', 'li[data-row]')
    const client = await page.context().newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const work = await scrolled(page)
    await page.locator('li[data-row]').nth(8).focus()
    // At rest: what the jump before has brought into sight is measured with the frames of the scroll.
    await page.waitForFunction(() => [...document.querySelectorAll('li[data-row]')].every((line) => line.firstChild))
    const pressed = Array.from({ length: rounds }, () => keys).flat()
    const answers = await keyTimes(page, pressed)
    const told = [...figures('frame of a scroll', work), ...figures('key until it is painted', answers, pressed)]
    await tellWidget('lines', `MatchTable of 5,000 lines, processor ${slower}× slower`, told, isKept)
  } finally {
    await browser.close()
  }
}

/** With what was pressed at each time, the longest says at what. */
function figures(name: string, times: readonly number[], pressed?: readonly string[]): Figure[] {
  const longest = Math.max(...times)
  const note = `of ${times.length}${pressed ? `, at ${pressed[times.indexOf(longest)]}` : ''}`
  return [
    { name: `${name}, median`, value: percentile(times, 0.5), unit: 'ms' },
    { name: `${name}, longest`, value: longest, unit: 'ms', budget, note },
  ]
}

/** What a screen takes for one frame. */
const screen = 1000 / 60

/**
 * The time from each frame to the next while the wheel turns, as the screen shows it: 16.7 where nothing was waited for,
 * and whole times of it otherwise; the page's clock is a tenth of a millisecond off.
 */
async function scrolled(page: Page): Promise<number[]> {
  await page.mouse.move(700, 500)
  await page.evaluate(() => {
    const frames: number[] = []
    let last = performance.now()
    const next = (now: number) => {
      frames.push(now - last)
      last = now
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
    Object.assign(window, { frames })
  })
  for (let turn = 0; turn < wheels; turn += 1) await page.mouse.wheel(0, turn % 12 === 11 ? 6000 : 240)
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames.slice(2))
  return frames.map((frame) => Math.round(frame / screen) * screen)
}
