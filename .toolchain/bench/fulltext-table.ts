import { circumstances, shares } from './markdown.ts'

/** What searching the pages of datasheets took on one kind of database. */
export interface Searched {
  kind: 'pglite' | 'postgresql'
  pages: number
  /** Milliseconds of every answer. */
  rows: { name: string; times: number[] }[]
}

const names = { pglite: 'PGlite', postgresql: 'PostgreSQL' }

/** What was measured, as Markdown. */
export const fulltextTable = ({ kind, pages, rows }: Searched): string =>
  [
    `${names[kind]}, ${pages.toLocaleString('en')} pages. ${circumstances()}.`,
    '',
    '| ms | p50 / p95 / p99 |',
    '|---|---|',
    ...rows.map(({ name, times }) => `| ${name} | ${shares(times)} |`),
  ].join('\n')
