import { circumstances, shares, shown } from './markdown.ts'
import { percentile, printTable, type Figure } from './report.ts'
import type { Size } from './search-catalogue.ts'
import type { Kind } from './search-questions.ts'

/** What one kind of question took: milliseconds of every answer, none where nothing was asked. */
export interface Asked {
  kind: Kind
  floor: number[]
  sql: number[]
  index: number[]
  http: OverHttp | undefined
}

/** What the server made of 16 clients. */
export interface OverHttp {
  /** Milliseconds of every answer while they type. */
  typing: number[]
  /** Answers a second when they do not rest. */
  rate: number
}

/** All that was measured at one size. */
export interface Measured {
  size: Size
  count: number
  /** Milliseconds. */
  build: number
  restart: number
  /** From the end of a write until it is found. */
  lags: number[]
  /** Bytes. */
  memory: number
  rows: Asked[]
}

/** The size that the budgets are of. */
const budgeted = '582k'

/** What was measured, as Markdown. */
export function tableOf({ count, rows, build, restart, lags, memory }: Measured): string {
  return [
    `${count.toLocaleString('en')} parts. ${circumstances()}.`,
    '',
    '| ms: p50 / p95 / p99 | Floor | PostgreSQL | Index | Over HTTP, 16 type | 16 without rest |',
    '|---|---|---|---|---|---|',
    ...rows.map(
      ({ kind, floor, sql, index, http }) =>
        `| ${kind.name} | ${shares(floor)} | ${shares(sql)} | ${shares(index)} | ${shares(http?.typing ?? [])} | ${http ? `${Math.round(http.rate)}/s` : '–'} |`,
    ),
    '',
    `Made from the database in ${seconds(build)} s; read from its snapshot in ${seconds(restart)} s; ${Math.round(memory / 1e6)} MB over a process without it; a write is found after ${shown(percentile(lags, 0.5))} ms, ${shown(percentile(lags, 1))} ms at most.`,
  ].join('\n')
}

const seconds = (ms: number) => (ms / 1000).toFixed(1)

/** Prints what has a budget, and notes what is over it. */
export function tellFigures({ size, rows, build, restart, lags, memory }: Measured): void {
  const figures: Figure[] = [
    ...rows.flatMap(({ kind, index, http }) => [
      { name: `${kind.name}: p95`, value: percentile(index, 0.95), unit: 'ms' as const, budget: kind.budget },
      ...(kind.httpBudget && http
        ? [
            {
              name: `${kind.name}, over HTTP: p95`,
              value: percentile(http.typing, 0.95),
              unit: 'ms' as const,
              budget: kind.httpBudget,
            },
          ]
        : []),
    ]),
    { name: 'made from the database', value: build, unit: 'ms' },
    { name: 'restart from the snapshot', value: restart, unit: 'ms', budget: 3000 },
    { name: 'a write is found after: most', value: percentile(lags, 1), unit: 'ms', budget: 1000 },
    { name: 'memory over a process without it', value: memory, unit: 'B', budget: 250_000_000 },
  ]
  const told = size.name === budgeted ? figures : figures.map(({ name, value, unit }) => ({ name, value, unit }))
  printTable(`Search: ${size.name}`, told)
}
