import { chromium, type Browser, type Page } from 'playwright'
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
/** How often all of it is done, each time in a new page: a machine that does something else meanwhile does so once. */
const runs = 5

/** How smoothly 5,000 lines of a list of parts scroll, and how soon a key in them answers, on a slow processor. */
export async function benchLines(isKept: boolean): Promise<void> {
  const browser = await chromium.launch(launch)
  try {
    const measured: Run[] = []
    for (let run = 0; run < runs; run += 1) measured.push(await measure(browser))
    await tellWidget('lines', `MatchTable of 5,000 lines, processor ${slower}× slower`, figures(measured), isKept)
  } finally {
    await browser.close()
  }
}

/** Milliseconds of each frame while the wheel turns, and of each key until it is painted. */
interface Run {
  frames: number[]
  answers: number[]
}

async function measure(browser: Browser): Promise<Run> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  const page = await context.newPage()
  await openEntry(page, 'lines', 'li[data-row]')
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const frames = await scrolled(page)
  await page.locator('li[data-row]').nth(8).focus()
  // At rest: what the jump before has brought into sight is measured with the frames of the scroll.
  await page.waitForFunction(() => [...document.querySelectorAll('li[data-row]')].every((line) => line.firstChild))
  const answers = await keyTimes(page, pressed)
  await context.close()
  return { frames, answers }
}

const pressed = Array.from({ length: rounds }, () => keys).flat()

/** Of each key the median of the runs, which say at which key the longest is; of frames, which are others each time, that of the longest. */
function figures(measured: Run[]): Figure[] {
  const medianOf = (times: number[]) => percentile(times, 0.5)
  const keyed = pressed.map((_, at) => medianOf(measured.flatMap(({ answers }) => answers[at] ?? [])))
  const longest = Math.max(...keyed)
  const longestFrames = measured.map(({ frames }) => Math.max(...frames))
  const all = (name: keyof Run) => measured.flatMap((run) => run[name])
  const at = pressed[keyed.indexOf(longest)]
  return [
    { name: 'frame of a scroll, median', value: medianOf(all('frames')), unit: 'ms' },
    {
      name: 'longest frame of a run, median',
      value: medianOf(longestFrames),
      unit: 'ms',
      budget,
      note: `${runs} runs`,
    },
    { name: 'longest frame of all', value: Math.max(...longestFrames), unit: 'ms', note: `of ${all('frames').length}` },
    { name: 'key until it is painted, median', value: medianOf(all('answers')), unit: 'ms' },
    { name: 'longest key', value: longest, unit: 'ms', budget, note: `each the median of ${runs}, at ${at}` },
    { name: 'longest key of all', value: Math.max(...all('answers')), unit: 'ms', note: `of ${all('answers').length}` },
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
