import { LRUCache } from 'lru-cache'
import type { CompiledQuery } from 'kysely'
import type { Db } from './database.ts'
import { perDatabase } from './per-database.ts'

/** From this total on, nobody sees that it is some seconds old. */
const large = 1000
/** Milliseconds that a large total lasts, and instants in its question are taken for the same. */
const lasting = 20_000
const most = 2000

const kept = perDatabase(() => new LRUCache<string, Promise<number>>({ max: most }))

/**
 * A total that many ask for: a large one is counted once in a while, a small one each time; who asks meanwhile waits for
 * the same.
 *
 * @param terms The least total that is large, and for how many milliseconds one lasts.
 */
export async function keptCount(
  db: Db,
  asked: Pick<CompiledQuery, 'parameters' | 'sql'>,
  count: () => Promise<number>,
  { from = large, ttl = lasting }: { from?: number; ttl?: number } = {},
) {
  const counts = kept(db)
  const key = keyOf(asked)
  const known = counts.get(key)
  if (known) return known
  const counting = count()
  counts.set(key, counting, { ttl })
  const total = await counting.catch(() => -1)
  if (total < from) counts.delete(key)
  return counting
}

/** Instants differ from question to question, and say the same for a while. */
const keyOf = ({ sql, parameters }: Pick<CompiledQuery, 'parameters' | 'sql'>): string =>
  sql +
  JSON.stringify(parameters.map((value) => (value instanceof Date ? Math.floor(value.getTime() / lasting) : value)))
