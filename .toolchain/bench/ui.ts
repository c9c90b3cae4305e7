import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Page } from 'playwright'
import { launch } from '../browser.ts'
import { percentile, printTable, type Figure } from './report.ts'
import { filesOf, weigh } from './ui-build.ts'

/** As in ui/tables.tsx: the bare one is what the others are held to. */
const kinds = ['bare', 'as it comes', 'every row drawn'] as const
type Kind = (typeof kinds)[number]

/** How many times a bare React table's time ours may take. */
const budgets = { mount: 2, select: 1, sort: 1.5, server: 3 } as const
const runs = 15
const warmups = 4

/** React alone is told, not held to anything: it is most of what the others weigh. */
const weights = [
  { name: 'React alone', entry: 'react', budget: undefined },
  { name: 'a Button alone, with React', entry: 'button', budget: 85_000 },
  { name: 'the login dialog, with React', entry: 'login', budget: 125_000 },
] as const

/** How soon a table of a thousand rows is there, against bare React in the same run, and what widgets weigh. */
export async function benchUi(): Promise<void> {
  const sizes = weights.map(async ({ name, entry, budget }): Promise<Figure> => ({
    name,
    value: await weigh(entry),
    unit: 'B',
    budget,
  }))
  printTable('@xinpu/ui after gzip', await Promise.all(sizes))
  printTable('DataTable of 1,000 rows, times a bare React table', [...(await inBrowser()), ...(await onServer())])
}

interface Life {
  mount: number
  select: number
  sort: number
  rows: number
}
declare const live: (kind: Kind) => Life

async function inBrowser(): Promise<Figure[]> {
  const files = await filesOf('page', 'browser')
  const browser = await chromium.launch({ ...launch, args: [...launch.args, '--js-flags=--expose-gc'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
    await open(page, files)
    const lives = await inTurns((kind) => page.evaluate((kind) => live(kind), kind))

    return (['mount', 'select', 'sort'] as const).flatMap((what) =>
      ratios(what, budgets[what], (kind) => lives[kind].map((life) => life[what])),
    )
  } finally {
    await browser.close()
  }
}

/** The page's files are handed to the browser without a server. */
async function open(page: Page, files: ReadonlyMap<string, string>): Promise<void> {
  page.on('pageerror', (error) => console.error(error))
  await page.route('http://bench.test/**', (route) => {
    const body = files.get(new URL(route.request().url()).pathname.slice(1))
    const html = '<!doctype html><html lang="zh-CN"><body><script type="module" src="/page.js"></script>'
    return route.fulfill(
      body === undefined ? { body: html, contentType: 'text/html' } : { body, contentType: 'text/javascript' },
    )
  })
  await page.goto('http://bench.test/')
  await page.waitForFunction(() => 'live' in window)
}

async function onServer(): Promise<Figure[]> {
  process.env['NODE_ENV'] = 'production'
  const folder = await mkdtemp(join(tmpdir(), 'bench-ui-'))
  try {
    for (const [name, code] of await filesOf('server', 'node')) {
      await writeFile(join(folder, name.replaceAll('/', '-')), code.replaceAll('./assets/', './assets-'))
    }
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
    const { htmlOf } = (await import(pathToFileURL(join(folder, 'server.js')).href)) as {
      htmlOf: (kind: Kind) => string
    }
    const times = await inTurns(async (kind) => {
      const began = performance.now()
      htmlOf(kind)
      return performance.now() - began
    })

    return ratios('server render', budgets.server, (kind) => times[kind])
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Measures every kind in each run, after some that do not count; nobody always comes first. */
async function inTurns<T>(measure: (kind: Kind) => Promise<T>): Promise<Record<Kind, T[]>> {
  const taken: Record<Kind, T[]> = { bare: [], 'as it comes': [], 'every row drawn': [] }
  for (let turn = 0; turn < warmups + runs; turn += 1) {
    for (const kind of turn % 2 === 0 ? kinds : kinds.toReversed()) taken[kind].push(await measure(kind))
  }
  for (const kind of kinds) taken[kind].splice(0, warmups)

  return taken
}

function ratios(what: string, budget: number, timesOf: (kind: Kind) => readonly number[]): Figure[] {
  const bare = percentile(timesOf('bare'), 0.5)

  return kinds.slice(1).map((kind) => {
    const ours = percentile(timesOf(kind), 0.5)
    return {
      name: `${what}, ${kind}`,
      value: ours / bare,
      unit: '',
      budget,
      note: `${ours.toFixed(2)} ms, bare ${bare.toFixed(2)} ms: medians of ${runs}`,
    }
  })
}
