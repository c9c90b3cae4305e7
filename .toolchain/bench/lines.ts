import { chromium, type Page } from 'playwright'
import { launch } from '../browser.ts'
import { percentile, printTable, type Figure } from './report.ts'
import { filesOf } from './ui-build.ts'

/** Milliseconds that a frame of a scroll, and a key until it is painted, may take. */
const budget = 50
/** How much slower than here the reader's processor is. */
const slower = 4
const wheels = 120
/** Each is done in a line of its own, with nothing typed. */
const keys = ['j', 'j', 'x', 'j', 'k', 'Enter', 'Escape', 'd', 's', 'x'] as const
const rounds = 4

/** How smoothly 5,000 lines of a list of parts scroll, and how soon a key in them answers, on a slow processor. */
export async function benchLines(): Promise<void> {
  const files = await filesOf('lines', 'browser')
  const browser = await chromium.launch(launch)
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
    await open(page, files)
    const client = await page.context().newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const work = await scrolled(page)
    const answers = await pressed(page)
    printTable(`MatchTable of 5,000 lines, processor ${slower}× slower`, [
      ...figures('frame of a scroll', work),
      ...figures('key until it is painted', answers),
    ])
  } finally {
    await browser.close()
  }
}

const figures = (name: string, times: readonly number[]): Figure[] => [
  { name: `${name}, median`, value: percentile(times, 0.5), unit: 'ms' },
  { name: `${name}, longest`, value: Math.max(...times), unit: 'ms', budget, note: `of ${times.length}` },
]

async function open(page: Page, files: ReadonlyMap<string, string>): Promise<void> {
  page.on('pageerror', (error) => console.error(error))
  await page.route('http://bench.test/**', (route) => {
    const body = files.get(new URL(route.request().url()).pathname.slice(1))
    const html = '<!doctype html><html lang="zh-CN"><body><script type="module" src="/lines.js"></script>'
    return route.fulfill(
      body === undefined ? { body: html, contentType: 'text/html' } : { body, contentType: 'text/javascript' },
    )
  })
  await page.goto('http://bench.test/')
  await page.locator('li[data-row]').first().waitFor()
}

/** The time from each frame to the next while the wheel turns; the last figure of a frame that waited for nothing is 16.7. */
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
  return page.evaluate(() => (window as unknown as { frames: number[] }).frames.slice(2))
}

/** From the press of each key until the frame after it. */
async function pressed(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = []
    addEventListener(
      'keydown',
      ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp))),
      { capture: true },
    )
    Object.assign(window, { times })
    document.querySelectorAll<HTMLElement>('li[data-row]')[8]?.focus()
  })
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, key] of keys.entries()) {
      await page.keyboard.press(key)
      const all = round * keys.length + at + 1
      await page.waitForFunction((all) => (window as unknown as { times: number[] }).times.length >= all, all)
    }
  }
  return page.evaluate(() => (window as unknown as { times: number[] }).times)
}
