import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../../packages/server/src/core/database.ts'
import { openSearchIndex } from '../../packages/server/src/search/index/search-index.ts'
import type { PartSearch } from '../../packages/server/src/search/part-search.ts'
import { sqlSearch } from '../../packages/server/src/search/sql-search.ts'
import { startPostgres } from '../postgres.ts'
import { percentile, printTable, timed } from './report.ts'
import { fillSearched, partTables } from './search-catalogue.ts'
import { floorOf } from './search-floor.ts'
import { kindsOf, type Kind } from './search-questions.ts'

/** Questions of a kind to the index and the floor; SQL is asked fewer, because it takes seconds for some. */
const asked = 300
const askedOfSql = 10

/** The index, SQL and the floor side by side, on every table that is there. */
export async function benchSearch(): Promise<void> {
  if (partTables.length === 0) console.log('\n   THE SEED ALONE: XINPU_TEST_DATA has no parts/*.tsv.br')
  for (const table of partTables.length > 0 ? partTables : [undefined]) {
    const postgres = startPostgres()
    if (!postgres) return console.log('\n   PostgreSQL cannot be started here.')
    try {
      const database = await fillSearched(postgres.url, table)
      await measureSearch(database, postgres.url)
      await database.close()
    } finally {
      postgres.stop()
    }
  }
}

/** Measures one filled database. */
export async function measureSearch({ db }: Database, url: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'xinpu-search-'))
  const index = openSearchIndex({ db, dataDir, onTrouble: (error) => console.error(error) })
  const build = await timed(() => index.follow())
  const parts = await index.search.find({ text: '', sort: 'newest', limit: 1, offset: 0 })
  try {
    const floor = await floorOf(db)
    console.log(`\n| ms, p50 / p95 | index | SQL | floor |\n|---|---|---|---|`)
    const figures = []
    for (const kind of await kindsOf(db, asked)) {
      const own = await timesOf(kind, index.search, asked)
      const sql = await timesOf(kind, sqlSearch(db), askedOfSql)
      const least =
        kind.floor &&
        (await timesOf({ ...kind, ask: async (_, text) => kind.floor?.(floor, text) }, index.search, asked))
      console.log(`| ${kind.name} | ${both(own)} | ${both(sql)} | ${least ? both(least) : '–'} |`)
      figures.push({
        name: `${kind.name}: p95`,
        value: percentile(own, 0.95),
        unit: 'ms' as const,
        budget: kind.budget,
      })
    }
    const { restart, memory } = restartOf(url, dataDir)
    printTable(`index: ${parts.total > 10_000 ? 'over 10,000' : parts.total} parts`, [
      ...figures,
      { name: 'made from the database', value: build, unit: 'ms' },
      { name: 'restart from the snapshot', value: restart, unit: 'ms', budget: 3000 },
      { name: 'memory over a process without it', value: memory, unit: 'B', budget: 250_000_000 },
    ])
  } finally {
    await index.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function timesOf({ texts, ask }: Kind, search: PartSearch, most: number): Promise<number[]> {
  const times: number[] = []
  for (const text of texts.slice(0, 3)) await ask(search, text)
  const rounds = most > texts.length ? Math.ceil(most / texts.length) : 1
  for (let round = 0; round < rounds; round += 1)
    for (const text of texts.slice(0, most)) times.push(await timed(() => ask(search, text)))
  return times
}

const both = (times: readonly number[]) => `${shown(percentile(times, 0.5))} / ${shown(percentile(times, 0.95))}`
const shown = (ms: number) => (ms < 10 ? ms.toFixed(3) : ms.toFixed(0))

/** A process of its own opens the index again, and tells how long it took and what it weighs. */
function restartOf(url: string, dataDir: string): { restart: number; memory: number } {
  const script = join(import.meta.dirname, 'search-restart.ts')
  const flags = ['--expose-gc', '--conditions=@xinpu/source', '--disable-warning=ExperimentalWarning']
  const { stdout, stderr } = spawnSync('node', [...flags, script, url, dataDir], { encoding: 'utf8' })
  if (stdout === '') throw new Error(stderr)
  return JSON.parse(stdout) as { restart: number; memory: number }
}
