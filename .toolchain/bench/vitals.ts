import { chromium, type Browser, type Page } from 'playwright'
import { launch } from '../browser.ts'
import { percentile, printTable, type Figure } from './report.ts'
import { screens, userAgent } from './screens.ts'

const turns = 5
/** Milliseconds until the largest thing of the first screen stands, on a slow phone and a slow line. */
const paintBudget = 1200
/** Milliseconds from the last key to the first suggestion, on this machine. */
const suggestionBudget = 100
/** Fast 3G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back; a processor a quarter as fast. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const slowness = 4

/** What a visitor of the first two screens waits for. */
export async function benchVitals(origin: string): Promise<void> {
  const browser = await chromium.launch(launch)
  try {
    const figures: Figure[] = []
    for (const [name, width] of [
      ['home', 1440],
      ['home', 390],
      ['results', 1440],
      ['results', 390],
    ] as const)
      figures.push(...(await paintsOf(browser, `${origin}${screens[name]}`, `${name}, ${width} px`, width)))
    printTable('first screen over fast 3G, processor 4× slower, nothing kept', figures)
    printTable('search box', [await suggestionOf(browser, origin)])
  } finally {
    await browser.close()
  }
}

async function paintsOf(browser: Browser, address: string, name: string, width: number): Promise<Figure[]> {
  const visits: Vitals[] = []
  for (let turn = 0; turn < turns; turn += 1) visits.push(await slowVisit(browser, address, width))
  const of = (pick: (vitals: Vitals) => number, share = 0.5) => percentile(visits.map(pick), share)
  return [
    {
      name: `${name}: largest contentful paint`,
      value: of(({ largest }) => largest),
      unit: 'ms',
      budget: paintBudget,
      note: `median of ${turns}; first paint ${Math.round(of(({ first }) => first))} ms`,
    },
    { name: `${name}: layout shift`, value: of(({ shift }) => shift, 1), unit: '', budget: 0, note: 'the most of all' },
  ]
}

interface Vitals {
  first: number
  largest: number
  shift: number
}

/** One visit with nothing kept from before, until the page has been quiet for a second. */
async function slowVisit(browser: Browser, address: string, width: number): Promise<Vitals> {
  const page = await browser.newPage({ userAgent, locale: 'zh-CN', viewport: { width, height: 900 } })
  try {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', line)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.waitForTimeout(1000)
    return await page.evaluate(readVitals)
  } finally {
    await page.close()
  }
}

interface Seen extends PerformanceEntry {
  value: number
}

/** Runs in the page. */
async function readVitals(): Promise<Vitals> {
  const entriesOf = (type: string) =>
    new Promise<Seen[]>((done) => {
      new PerformanceObserver((list) => done(list.getEntries() as Seen[])).observe({ type, buffered: true })
      // A page without any shift says nothing.
      setTimeout(() => done([]), 500)
    })
  const [paints, largest, shifts] = await Promise.all(
    ['paint', 'largest-contentful-paint', 'layout-shift'].map(entriesOf),
  )
  return {
    first: paints?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
    largest: largest?.at(-1)?.startTime ?? Number.NaN,
    shift: shifts?.reduce((sum, { value }) => sum + value, 0) ?? 0,
  }
}

const words = ['stm32', 'lm358', 'ne555', 'ams1117', 'tps54', 'at24c', 'ch340', 'max232', 'ss34', 'irf540']

async function suggestionOf(browser: Browser, origin: string): Promise<Figure> {
  const page = await browser.newPage({ userAgent, locale: 'zh-CN' })
  try {
    await page.goto(origin, { waitUntil: 'networkidle' })
    await suggestionAfter(page, 'lm3')
    const waits: number[] = []
    for (const word of words) waits.push(await suggestionAfter(page, word))
    return {
      name: 'first suggestion after the last key: p50',
      value: percentile(waits, 0.5),
      unit: 'ms',
      budget: suggestionBudget,
      note: `${words.length} words; the slowest ${Math.round(percentile(waits, 1))} ms`,
    }
  } finally {
    await page.close()
  }
}

/** Milliseconds from the last key of a word to the frame in which a suggestion of it stands. */
async function suggestionAfter(page: Page, word: string): Promise<number> {
  await page.locator('input[name="q"]').fill('')
  await page.locator('[role="option"]').first().waitFor({ state: 'detached' })
  const waited = page.evaluate(
    (last) =>
      new Promise<number>((done) => {
        let pressed = Number.NaN
        const look = () => {
          const shown = document.querySelector('[role="option"]')?.textContent.toLowerCase() ?? ''
          if (shown.includes(last)) done(performance.now() - pressed)
          else requestAnimationFrame(look)
        }
        addEventListener('input', ({ target }) => {
          if ((target as HTMLInputElement).value !== last) return
          pressed = performance.now()
          requestAnimationFrame(look)
        })
      }),
    word,
  )
  await page.locator('input[name="q"]').pressSequentially(word, { delay: 20 })
  return waited
}
