import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { registered } from '../../packages/server/test/full-register.ts'
import { circumstances, shown } from './markdown.ts'
import { percentile, printTable } from './report.ts'
import { serveSearch } from './search-served.ts'
import { bestOf } from './search-times.ts'

const clients = 16
const askedOverHttp = 480
/** Milliseconds between two looks of somebody who types. */
const rest = 100
const rounds = 3
/** Milliseconds that a p95 may take. */
const limit = 10

interface LookUpCost {
  name: string
  times: number[]
}

/** Measures a filled register. */
export async function measureLookUp(companies: number, url: string): Promise<LookUpCost[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'xinpu-company-'))
  try {
    await using served = await serveSearch(url, dataDir)
    const costs: LookUpCost[] = []
    for (const [name, paths] of Object.entries(lookUps(companies))) {
      const asked = Array.from({ length: askedOverHttp }, (_, at) => paths[at % paths.length] ?? '')
      const times = await bestOf(rounds, async () => (await served.load({ paths: asked, clients, rest })).times)
      costs.push({ name, times })
    }
    return costs
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** What people type, of companies from all over the register. */
function lookUps(companies: number): Record<string, string[]> {
  const some = Array.from({ length: 160 }, (_, at) => registered(Math.floor((at * companies) / 160)))
  const asked = (call: string, words: readonly string[]) =>
    words.map((word) => `/api/tyc/services/${call}${encodeURIComponent(word)}`)
  const hint = (words: readonly string[]) => asked('hint?keywords=', words)
  const search = (words: readonly string[]) => asked('search?pageSize=20&keywords=', words)
  return {
    'hint: two signs inside a name': hint(some.map(({ name }) => name.slice(2, 4))),
    'hint: a name from its middle on': hint(some.map(({ name }) => name.slice(2, 7))),
    'hint: a city, which a part of all begin with': hint(some.map(({ name }) => name.slice(0, 2))),
    'hint: a person': hint(some.map(({ legalPersonName }) => legalPersonName)),
    'hint: the head of a code': hint(some.map(({ creditCode }) => creditCode.slice(0, 12))),
    'search: a name from its middle on': search(some.map(({ name }) => name.slice(2, 7))),
    'search: a trade, which many have': search(some.map(({ name }) => name.slice(5, 8))),
    'search: a person and a city': search(
      some.map(({ name, legalPersonName }) => `${legalPersonName} ${name.slice(0, 2)}`),
    ),
    'search: a whole code': search(some.map(({ creditCode }) => creditCode)),
  }
}

/** What was measured, as Markdown. */
export function companyTable(costs: readonly LookUpCost[], companies: number): string {
  return [
    `${companies.toLocaleString('en')} companies. ${circumstances()}.`,
    '',
    '| Over HTTP, 16 clients | p50 | p95 | Limit of p95 | p95 / limit | |',
    '|---|---|---|---|---|---|',
    ...costs.map(({ name, times }) => {
      const p95 = percentile(times, 0.95)
      const half = percentile(times, 0.5)
      return `| ${name} | ${shown(half)} ms | ${shown(p95)} ms | ${limit} ms | ${(p95 / limit).toFixed(2)} | ${p95 <= limit ? 'met' : '**not met**'} |`
    }),
  ].join('\n')
}

/** Prints p95 beside its limit, and notes what is over it. */
export function tellLookUp(costs: readonly LookUpCost[]): void {
  const figures = costs.map(({ name, times }) => ({
    name: `${name}: p95`,
    value: percentile(times, 0.95),
    unit: 'ms' as const,
    budget: limit,
    note: `p50 ${shown(percentile(times, 0.5))} ms`,
  }))
  printTable('Company look-up', figures)
}
