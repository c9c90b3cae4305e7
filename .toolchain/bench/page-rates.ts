import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { circumstances } from './markdown.ts'
import { percentile, printTable, type Figure } from './report.ts'
import { screens, userAgent } from './screens.ts'
import { writeSection } from './search-page.ts'
import { load } from './search-served.ts'

/** The server that is asked, and what it holds. */
interface Server {
  origin: string
  pid: number
  label: string
}
interface Asked extends Server {
  /** Pages of parts that nobody has asked for. */
  parts: string[]
}

const names = ['results', 'part', 'home'] as const
type Name = (typeof names)[number]
const headers = { 'user-agent': userAgent, 'accept-encoding': 'gzip, deflate, br, zstd' }
/** Answers a second. */
const budgets = { cold: 120, kept: 2000 }
/** Milliseconds for 99 of 100 calls of the API while pages are at full load. */
const callBudget = 20
const clients = 8
/** The part of one core that a server without visitors may take. */
const idle = 0.1
const counts = { warm: 1800, cold: 400, kept: 6000, calls: 400 }
/** Two kinds of pages are about parts. */
const wantedParts = 2 * (counts.warm + 2 * counts.cold)

/** What one page took. */
interface Rate {
  name: string
  /** Answers a second, and milliseconds of the server's processor for each. */
  cold: Spent
  kept: Spent
  /** Milliseconds of processor that bare React takes for the same elements. */
  floor: number
}
interface Spent {
  rate: number
  cpu: number
}

/** How many pages the server renders a second, how many it sends out of those it kept, and whether calls wait behind them. */
export async function benchRates(server: Server, isKept: boolean): Promise<void> {
  const asked = { ...server, parts: await partsOf(server.origin) }
  const floors = await floorsOf(names.map((name) => `${asked.origin}${screens[name]}`))
  const rates: Rate[] = []
  for (const [at, name] of names.entries()) rates.push(await rateOf(asked, name, floors[at] ?? Number.NaN))
  const calls = await callsUnderLoad(asked)
  printTable(`pages a second, ${clients} clients: ${asked.label}`, [...rates.flatMap(figuresOf), callFigure(calls)])
  const text = tableOf(asked.label, rates, calls)
  console.log(`\n${text}`)
  if (isKept) await writeSection('rates', text, 'page-bench.md')
}

async function rateOf(asked: Asked, name: Name, floor: number): Promise<Rate> {
  const path = screens[name] ?? ''
  await spentOn(asked, freshOnes(asked, name, counts.warm))
  const cold = await spentOn(asked, freshOnes(asked, name, counts.cold))
  const kept = await spentOn(asked, Array<string>(counts.kept).fill(path))
  return { name, cold, kept, floor }
}

/**
 * Addresses of one kind of page that nobody has asked for, about parts that no page before was about: what pages ask is
 * kept too, so the same part again would be cheaper than a cold page is.
 */
function freshOnes({ parts }: Asked, name: Name, count: number): string[] {
  if (name === 'home') return Array.from({ length: count }, () => `/?bench=${crypto.randomUUID()}`)
  const mine = parts.splice(0, count)
  if (mine.length < count) throw new Error('The catalogue has too few parts for so many pages.')
  return name === 'part' ? mine : mine.map((path) => `/datasheet/datasheetSearch/${path.split('/').at(-1)}`)
}

/** The pages of all parts of the catalogue's first file for search engines, from all over it. */
async function partsOf(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemaps/part-1.xml`)).text()
  const all = [...sitemap.matchAll(/<loc>[^<]*?(?<path>\/datasheet\/datasheetDetail\/[^<]+)<\/loc>/g)]
  const paths = all.map(({ groups }) => groups?.['path'] ?? '')
  const step = Math.max(1, Math.floor(paths.length / wantedParts))
  return paths.filter((_, at) => at % step === 0)
}

async function spentOn({ origin, pid }: Asked, paths: string[]): Promise<Spent> {
  const before = cpuOf(pid)
  const { rate } = await load({ origin, paths, clients, rest: 0, headers })
  return { rate, cpu: (cpuOf(pid) - before) / paths.length }
}

/** Milliseconds that calls of the API take beside pages that nobody kept. */
async function callsUnderLoad(asked: Asked): Promise<number[]> {
  const { origin } = asked
  const pages = names.flatMap((name) => freshOnes(asked, name, counts.cold))
  const call = '/api/chip/specification/search?keywords=stm32f103'
  const asking = { origin, paths: Array<string>(counts.calls).fill(call), clients: 1, rest: 20 }
  const [{ times }] = await Promise.all([load(asking), load({ origin, paths: pages, clients, rest: 0, headers })])
  return times
}

/** Milliseconds of processor that a process has had; only Linux tells, in hundredths of a second. */
function cpuOf(pid: number): number {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return Number.NaN
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** A first start reads datasheets behind the scenes; what that takes of the processor is not for pages, nor for who looks at them. */
export async function untilIdle(pid: number) {
  for (let before = Number.NEGATIVE_INFINITY, now = cpuOf(pid); now - before > idle * 2000; now = cpuOf(pid)) {
    before = now
    await new Promise((done) => setTimeout(done, 2000))
  }
}

async function floorsOf(addresses: string[]): Promise<number[]> {
  const child = fork(join(import.meta.dirname, 'page-floor.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  child.send(addresses)
  const [floors] = (await once(child, 'message')) as [number[]]
  return floors
}

const figuresOf = ({ name, cold, kept, floor }: Rate): Figure[] => [
  rateFigure(`${name}, cold`, cold, budgets.cold),
  rateFigure(`${name}, kept`, kept, budgets.kept),
  {
    name: `${name}: bare React`,
    value: floor,
    unit: 'ms',
    note: `ours is ${(cold.cpu / floor).toFixed(1)} times that`,
  },
]

const rateFigure = (name: string, { rate, cpu }: Spent, least: number): Figure => ({
  name,
  value: rate,
  unit: '/s',
  budget: least,
  note: `${cpu.toFixed(2)} ms of processor each`,
})

const callFigure = (times: readonly number[]): Figure => ({
  name: 'a call beside them: p99',
  value: percentile(times, 0.99),
  unit: 'ms',
  budget: callBudget,
  note: `p50 ${percentile(times, 0.5).toFixed(1)}`,
})

const tableOf = (label: string, rates: readonly Rate[], calls: readonly number[]): string =>
  [
    `${label}. ${circumstances()}.`,
    '',
    '| | cold, a second | cold, ms of processor | kept, a second | kept, ms of processor | bare React, ms of processor |',
    '|---|---|---|---|---|---|',
    ...rates.map(
      ({ name, cold, kept, floor }) =>
        `| ${name} | ${cold.rate.toFixed(0)} | ${cold.cpu.toFixed(1)} | ${kept.rate.toFixed(0)} | ${kept.cpu.toFixed(2)} | ${floor.toFixed(1)} |`,
    ),
    '',
    `A call of the API beside pages at full load: p50 ${percentile(calls, 0.5).toFixed(0)} ms, p99 ${percentile(calls, 0.99).toFixed(0)} ms.`,
  ].join('\n')
