import type { MarketSize } from '../../packages/server/test/market-sample.ts'
import type { BomCost, ListCost, TradeCosts } from './demand-measure.ts'
import { circumstances, shares } from './markdown.ts'
import { percentile, printTable, type Figure } from './report.ts'

/** Milliseconds and bytes that the product may take. */
const limits = {
  list: 20,
  bom: new Map([
    [1000, 1000],
    [5000, 4000],
  ]),
  sheet: 15_000,
  memory: 300_000_000,
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
const met = (value: number, limit: number) => (value <= limit ? 'met' : '**not met**')

/** What was measured, as Markdown. */
export function tradeTable({ lists, boms, sheets }: TradeCosts, held: MarketSize): string {
  const number = (count: number) => count.toLocaleString('en')
  return [
    `${number(held.parts)} parts, ${number(held.posts)} posts, ${number(held.stock)} lines of stock. ${circumstances()}.`,
    '',
    '| Over HTTP, 16 clients | ms: p50 / p95 / p99 | Limit of p95 | | 16 without rest |',
    '|---|---|---|---|---|',
    ...lists.map(listRow),
    '',
    '| List of parts, matched and priced | First time | Again | Limit | | Taken by itself | Priced |',
    '|---|---|---|---|---|---|---|',
    ...boms.map(bomRow),
    '',
    '| Sheet of 50,000 rows | Read and checked | Limit | | Memory | Limit | |',
    '|---|---|---|---|---|---|---|',
    ...sheets.map(
      ({ name, cost }) =>
        `| ${name} | ${seconds(cost.time)} | ${limits.sheet / 1000} s | ${met(cost.time, limits.sheet)} | ${Math.round(cost.memory / 1e6)} MB | ${limits.memory / 1e6} MB | ${met(cost.memory, limits.memory)} |`,
    ),
  ].join('\n')
}

function listRow({ name, times, rate }: ListCost): string {
  const p95 = percentile(times, 0.95)
  return `| ${name} | ${shares(times)} | ${limits.list} ms | ${met(p95, limits.list)} | ${Math.round(rate)}/s |`
}

const limitOf = ({ lines }: BomCost): number => limits.bom.get(lines) ?? Infinity

const bomRow = (cost: BomCost): string =>
  `| ${cost.lines.toLocaleString('en')} lines | ${seconds(cost.first)} | ${seconds(cost.best)} | ${seconds(limitOf(cost))} | ${met(cost.first, limitOf(cost))} | ${cost.taken} | ${cost.priced} |`

/** Prints what has a limit, and notes what is over it. */
export function tellTrade({ lists, boms, sheets }: TradeCosts): void {
  const figures: Figure[] = [
    ...lists.map(({ name, times }) => figure(`${name}: p95`, percentile(times, 0.95), limits.list)),
    ...boms.map((cost) => figure(`${cost.lines} lines`, cost.first, limitOf(cost))),
    ...sheets.flatMap(({ name, cost }) => [
      figure(`${name}: read and checked`, cost.time, limits.sheet),
      { name: `${name}: memory`, value: cost.memory, unit: 'B' as const, budget: limits.memory },
    ]),
  ]
  printTable('Supply and demand', figures)
}

const figure = (name: string, value: number, budget: number): Figure => ({ name, value, unit: 'ms', budget })
