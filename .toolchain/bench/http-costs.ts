import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { circumstances, shown } from './markdown.ts'
import { percentile, printTable } from './report.ts'
import { serveSearch } from './search-served.ts'
import { bestOf } from './search-times.ts'

const clients = 16
const askedOverHttp = 480
/** Milliseconds between two looks of somebody who goes on. */
const rest = 100
const rounds = 3

/** Milliseconds that each question of one kind took. */
export interface HttpCost {
  name: string
  times: number[]
}

/** Asks a filled database the addresses of each kind in turn, as visitors do. */
export async function measureHttp(url: string, kinds: Record<string, string[]>): Promise<HttpCost[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'xinpu-http-'))
  try {
    await using served = await serveSearch(url, dataDir)
    const costs: HttpCost[] = []
    for (const [name, paths] of Object.entries(kinds)) {
      const asked = Array.from({ length: askedOverHttp }, (_, at) => paths[at % paths.length] ?? '')
      const times = await bestOf(rounds, async () => (await served.load({ paths: asked, clients, rest })).times)
      costs.push({ name, times })
    }
    return costs
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/**
 * What was measured, as Markdown.
 *
 * @param of What the database held, such as `200,000 articles`.
 * @param limit Milliseconds that a p95 may take.
 */
export const httpTable = (costs: readonly HttpCost[], { of, limit }: { of: string; limit: number }): string =>
  [
    `${of}. ${circumstances()}.`,
    '',
    '| Over HTTP, 16 clients | p50 | p95 | Limit of p95 | p95 / limit | |',
    '|---|---|---|---|---|---|',
    ...costs.map(({ name, times }) => {
      const p95 = percentile(times, 0.95)
      const half = percentile(times, 0.5)
      return `| ${name} | ${shown(half)} ms | ${shown(p95)} ms | ${limit} ms | ${(p95 / limit).toFixed(2)} | ${p95 <= limit ? 'met' : '**not met**'} |`
    }),
  ].join('\n')

/** Prints p95 beside its limit, and notes what is over it. */
export function tellHttp(title: string, costs: readonly HttpCost[], limit: number): void {
  const figures = costs.map(({ name, times }) => ({
    name: `${name}: p95`,
    value: percentile(times, 0.95),
    unit: 'ms' as const,
    budget: limit,
    note: `p50 ${shown(percentile(times, 0.5))} ms`,
  }))
  printTable(title, figures)
}
