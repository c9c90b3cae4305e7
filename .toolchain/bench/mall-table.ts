import type { MallSize } from '../../packages/server/test/mall-sample.ts'
import { circumstances, shown } from './markdown.ts'
import type { MallCosts } from './mall-measure.ts'
import { percentile, printTable, type Figure } from './report.ts'

/** Milliseconds in which orders are prepared and made, and prices a second. */
const limits = { prepare: 60, create: 60, prices: 5_000_000 }

interface Row {
  name: string
  times: number[]
  limit: number
}

const rowsOf = ({ reads, orders }: MallCosts): Row[] => [
  ...reads,
  { name: 'order: prepare', times: orders.prepare, limit: limits.prepare },
  { name: 'order: create', times: orders.create, limit: limits.create },
]

/** What was measured, as Markdown. */
export function mallTable(costs: MallCosts, held: MallSize): string {
  const number = (count: number) => count.toLocaleString('en')
  const met = (isMet: boolean) => (isMet ? 'met' : '**not met**')
  const millions = (costs.prices / 1e6).toFixed(1)
  return [
    `${number(held.goods)} goods in ${number(held.lots)} lots, ${number(held.parts)} parts, ${number(held.shops)} shops. ${circumstances()}.`,
    '',
    '| Over HTTP, 16 clients | p50 | p95 | Limit of p95 | p95 / limit | |',
    '|---|---|---|---|---|---|',
    ...rowsOf(costs).map(({ name, times, limit }) => {
      const p95 = percentile(times, 0.95)
      const cells = [
        name,
        `${shown(percentile(times, 0.5))} ms`,
        `${shown(p95)} ms`,
        `${limit} ms`,
        (p95 / limit).toFixed(2),
      ]
      return `| ${cells.join(' | ')} | ${met(p95 <= limit)} |`
    }),
    '',
    '| In one thread | Measured | Limit | Limit / measured | |',
    '|---|---|---|---|---|',
    `| price of a quantity | ${millions} million/s | ${limits.prices / 1e6} million/s | ${(limits.prices / costs.prices).toFixed(2)} | ${met(costs.prices >= limits.prices)} |`,
  ].join('\n')
}

/** Prints p95 beside its limit, and notes what is over it. */
export function tellMall(costs: MallCosts): void {
  const figures: Figure[] = rowsOf(costs).map(({ name, times, limit }) => ({
    name: `${name}: p95`,
    value: percentile(times, 0.95),
    unit: 'ms',
    budget: limit,
    note: `p50 ${shown(percentile(times, 0.5))} ms`,
  }))
  printTable('Mall', [
    ...figures,
    { name: 'prices in one thread', value: costs.prices, unit: '/s', budget: limits.prices },
  ])
}
