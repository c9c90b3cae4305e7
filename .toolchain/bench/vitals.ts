import { chromium, type Browser, type CDPSession, type Locator, type Page } from 'playwright'
import { launch } from '../browser.ts'
import { circumstances } from './markdown.ts'
import { markdownTable, percentile, printTable, type Figure } from './report.ts'
import { screens, userAgent } from './screens.ts'
import { writeSection } from './search-page.ts'

const turns = 3
/** Milliseconds until the largest thing of the first screen stands, on a slow phone and a slow line. */
const paintBudget = 1200
/** Milliseconds from a press or a key to the next frame, on a slow phone. */
const answerBudget = 100
/** Milliseconds from the last key to the first suggestion, on this machine. */
const suggestionBudget = 100
const widths = [1440, 390] as const
/** Fast 3G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back; a processor a quarter as fast. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const slowness = 4

/** What a visitor of the ten main screens waits for. With `isKept` the docs are written too. */
export async function benchVitals(origin: string, isKept: boolean): Promise<void> {
  const browser = await chromium.launch(launch)
  try {
    const figures: Figure[] = []
    const views = Object.entries(await mainScreens(origin)).flatMap(([name, path]) =>
      widths.map((width) => ({ name: `${name}, ${width} px`, address: `${origin}${path}`, width })),
    )
    for (const { name, address, width } of views) figures.push(...(await screenFigures(browser, address, name, width)))
    printTable(title, figures)
    printTable('search box', [await suggestionOf(browser, origin)])
    if (isKept) await writeSection('vitals', `${circumstances()}.\n\n${markdownTable(title, figures)}`, 'page-bench.md')
  } finally {
    await browser.close()
  }
}

const title = 'fast 3G, processor 4× slower, nothing kept'

/** The addresses of the main screens; what has no number of its own is the first of its list. */
async function mainScreens(origin: string): Promise<Record<string, string>> {
  const first = async (list: string, link: RegExp) => {
    const html = await (await fetch(`${origin}${list}`, { headers: { 'user-agent': userAgent } })).text()
    const path = link.exec(html)?.[0]
    if (!path) throw new Error(`${list} leads to nothing like ${link}.`)
    return path
  }
  return {
    ...screens,
    brands: '/brandList/0',
    board: '/inquiry/homepage',
    post: await first('/inquiry/homepage', /\/inquiry\/demandDetails\/\d+/),
    mall: '/mall/index/1',
    goods: await first('/mall/index/1', /\/mall\/productDetails\/\d+/),
    article: await first('/news/index/1', /\/news\/article-details\/\d+[^"'?\\]*/),
  }
}

async function screenFigures(browser: Browser, address: string, name: string, width: number): Promise<Figure[]> {
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
    {
      name: `${name}: answer to a key or a press`,
      value: of(({ answer }) => answer),
      unit: 'ms',
      budget: answerBudget,
    },
    { name: `${name}: layout shift`, value: of(({ shift }) => shift, 1), unit: '', budget: 0, note: 'the most of all' },
  ]
}

interface Vitals {
  first: number
  largest: number
  shift: number
  /** The longest that a frame was waited for after a key or a press (web vitals: INP). */
  answer: number
}

/** One visit with nothing kept from before, until the page has been quiet for a second. */
async function slowVisit(browser: Browser, address: string, width: number): Promise<Vitals> {
  const page = await browser.newPage({ userAgent, locale: 'zh-CN', viewport: { width, height: 900 } })
  try {
    const session = await page.context().newCDPSession(page)
    await giveRoom(session, width)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', line)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
    await page.addInitScript(noteAnswers)
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.waitForTimeout(1000)
    const paints = await page.evaluate(readVitals)
    await use(page)
    return { ...paints, answer: await page.evaluate(() => Math.max(0, ...(globalThis as Noted).answers)) }
  } finally {
    await page.close()
  }
}

/**
 * A window has a frame of its own, and the end of the page lies below its edge. What changes there alone is never drawn,
 * and the key that changed it seems to wait for the next one.
 */
async function giveRoom(session: CDPSession, width: number) {
  const { windowId } = await session.send('Browser.getWindowForTarget')
  await session.send('Browser.setWindowBounds', { windowId, bounds: { width: width + 100, height: 1200 } })
}

type Noted = typeof globalThis & { answers: number[] }

/** Runs in the page, before anything of its own. */
function noteAnswers(): void {
  const noted = Object.assign(globalThis, { answers: [] as number[] })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) noted.answers.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** What anybody does on a screen: goes on by Tab, types into its box what belongs there, and presses what can be pressed first. */
async function use(page: Page): Promise<void> {
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab')
  // What stands behind the gate of a datasheet is inert: nobody can type there.
  const box = page
    .locator('input:is([type=text], [type=search], :not([type])):not([inert] *)')
    .locator('visible=true')
    .first()
  if (await box.count()) {
    await pressAt(page, box)
    // A reader of a gated datasheet is asked to log in with the first touch: that is put away, and then one types.
    if (!(await box.evaluate((typed) => typed === document.activeElement))) {
      await page.keyboard.press('Escape')
      await pressAt(page, box)
    }
    // A letter that a field of numbers refuses changes nothing, and a frame that shows nothing new is never drawn.
    const isNumber = (await box.getAttribute('inputmode')) === 'numeric'
    await page.keyboard.type(isNumber ? '123' : 'stm', { delay: 120 })
    await page.keyboard.press('Escape')
  }
  const button = page.getByRole('main').getByRole('button').locator('visible=true').first()
  if (await button.count()) await pressAt(page, button)
  await page.waitForTimeout(1000)
}

/** Presses where it stands. Playwright's own press asks the page whether it is hit while that answers, and is measured too. */
async function pressAt(page: Page, wanted: Locator): Promise<void> {
  await wanted.scrollIntoViewIfNeeded()
  const box = await wanted.boundingBox()
  if (!box) throw new Error('What is to be pressed is not shown.')
  await page.waitForTimeout(500)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForTimeout(500)
}

interface Seen extends PerformanceEntry {
  value: number
}

/** Runs in the page. */
async function readVitals(): Promise<Omit<Vitals, 'answer'>> {
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
