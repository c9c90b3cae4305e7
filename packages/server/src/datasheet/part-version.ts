import { sql, type Expression } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Db } from '../core/database.ts'
import { perDatabase } from '../core/per-database.ts'
import { oneOf } from '../core/prepared-statement.ts'
import { factsOf, type Fact, type ToldPart } from './part-fact.ts'

/** Parts whose properties are kept, about 1 kB each. */
const most = 20_000

/** A part as it was last written. */
export interface PartVersion {
  id: number
  version: string
}

/** The transaction that wrote the row (PostgreSQL, System Columns): whoever writes to a part gives it another. */
export const versionOfPart = sql<string>`part.xmin::text`.as('version')

interface Kept {
  version: string
  facts: ReadonlyMap<string, Fact>
}

const kept = perDatabase(() => new LRUCache<number, Kept>({ max: most }))

/**
 * The properties of parts by their numbers, without their makers; a part that is no more is left out. Those of a version
 * that was read before are not read again: the best-known parts of a category may stand in for all others of it.
 */
export async function factsOfVersions(
  db: Db,
  versions: readonly PartVersion[],
): Promise<ReadonlyMap<number, ReadonlyMap<string, Fact>>> {
  const known = kept(db)
  const facts = new Map<number, ReadonlyMap<string, Fact>>()
  const missing: number[] = []
  for (const { id, version } of versions) {
    const before = known.get(id)
    if (before?.version === version) facts.set(id, before.facts)
    else missing.push(id)
  }
  for (const [id, read] of await readFacts(db, missing)) {
    known.set(id, read)
    facts.set(id, read.facts)
  }
  return facts
}

async function readFacts(db: Db, ids: readonly number[]): Promise<[number, Kept][]> {
  if (ids.length === 0) return []
  const told = db
    .selectFrom('part')
    .select(['id', versionOfPart, 'model', 'package', 'params', sql<string>`''`.as('name_cn')])
    .where('id', '=', oneOf(ids))
  const parts = await readAsText<PartVersion & ToldPart>(db, told)
  return parts.map(({ id, version, ...part }) => [id, { version, facts: factsOf(part) }])
}

/** Rows that come as one text: they are many, and text goes between threads for less than what it tells. */
export async function readAsText<Row>(db: Db, question: Expression<unknown>): Promise<Row[]> {
  const { rows } = await sql<{ told: string | null }>`
    select json_agg(told)::text as told from (${question}) told`.execute(db)
  return JSON.parse(rows[0]?.told ?? '[]') as Row[]
}
