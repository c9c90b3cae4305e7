import { chromium, type Browser } from 'playwright'
import { launch } from '../browser.ts'
import { percentile, printTable, type Figure } from './report.ts'
import { screens, userAgent } from './screens.ts'

const requests = 100
/** Milliseconds for half of the pages. */
const budget = 80
/** What web vitals call a page that holds still. */
const shiftBudget = 0.1

const questions = [
  'stm32f103',
  'STM32F103C8T6',
  '0.1uF 0402 贴片电容',
  'NE555',
  'TI',
  '稳压器',
  'AMS1117',
  'CC0402',
  '10k 0603',
  'SOT-23',
]

/** How soon the server has a page of results, and how still the screens hold. */
export async function benchPages(origin: string, label: string): Promise<void> {
  await answers(origin, 20)
  const { first, whole } = await answers(origin, requests)
  printTable(`results page from the server, warm: ${label}`, [
    {
      name: 'whole page: p50',
      value: percentile(whole, 0.5),
      unit: 'ms',
      budget,
      note: `${requests} requests, one after the other`,
    },
    { name: 'whole page: p95', value: percentile(whole, 0.95), unit: 'ms' },
    { name: 'first byte: p50', value: percentile(first, 0.5), unit: 'ms' },
    { name: 'first byte: p95', value: percentile(first, 0.95), unit: 'ms' },
  ])
  printTable('layout shift in Chromium', await shifts(origin))
}

async function answers(origin: string, count: number) {
  const first: number[] = []
  const whole: number[] = []
  for (let turn = 0; turn < count; turn += 1) {
    const began = performance.now()
    const response = await fetch(
      `${origin}/datasheet/datasheetSearch/${encodeURIComponent(questions[turn % questions.length] ?? '')}`,
      { headers: { 'user-agent': userAgent } },
    )
    first.push(performance.now() - began)
    await response.text()
    whole.push(performance.now() - began)
    if (!response.ok) throw new Error(`The results page answered ${response.status}.`)
  }
  return { first, whole }
}

async function shifts(origin: string): Promise<Figure[]> {
  const views = Object.entries(screens).flatMap(([name, path]) =>
    [1440, 390].map((width) => ({ name: `${name}, ${width} px`, path, width })),
  )
  const browser = await chromium.launch(launch)
  const figures: Figure[] = []
  try {
    for (const { name, path, width } of views)
      figures.push({ name, value: await shiftOf(browser, `${origin}${path}`, width), unit: '', budget: shiftBudget })
  } finally {
    await browser.close()
  }
  return figures
}

interface Shift extends PerformanceEntry {
  value: number
}

/** All shifts of a page until it has been quiet for a second. */
async function shiftOf(browser: Browser, address: string, width: number): Promise<number> {
  const page = await browser.newPage({ userAgent, locale: 'zh-CN', viewport: { width, height: 900 } })
  try {
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.waitForTimeout(1000)
    return await page.evaluate(
      () =>
        new Promise<number>((done) => {
          new PerformanceObserver((list) =>
            done(list.getEntries().reduce((sum, entry) => sum + (entry as Shift).value, 0)),
          ).observe({ type: 'layout-shift', buffered: true })
          // A page without any shift says nothing.
          setTimeout(() => done(0), 500)
        }),
    )
  } finally {
    await page.close()
  }
}
