import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from './database.ts'
import { oneByOne } from './one-by-one.ts'

/** A server that said nothing for so long holds nothing any more, in seconds. */
const patience = 10

/** How many there were of something. */
export interface Tally {
  count: number
  /** For how many milliseconds it counts yet; null for as long as the server is there. */
  left: number | null
}

/** Where a server writes down what it counted, and reads what others did. */
export interface LimitLedger {
  /** Writes tallies; answers what others counted under the same keys, in one statement. */
  tell: (tallies: ReadonlyMap<string, Tally>) => Promise<(Tally & { key: string; left: number })[]>
  /** Whether what this server holds, with what others do, is within a bound; then it is written. */
  claim: (key: string, held: () => number, most: number) => Promise<boolean>
}

export function limitLedger(db: Db): LimitLedger {
  const id = randomUUID()
  // Whoever counts reads from it: two statements at once lock this row first, and then those of keys.
  const beat = sql`
    insert into limit_server (id) values (${id}) on conflict (id) do update set seen_at = now() returning id
  `
  return {
    async tell(tallies) {
      const keys = [...tallies.keys()]
      const counts = [...tallies.values()].map(({ count }) => count)
      const lefts = [...tallies.values()].map(({ left }) => left)
      const { rows } = await sql<{ key: string; count: number; left: number }>`
        with me as (${beat}),
          told as (
            insert into limit_count (key, server, count, ends_at)
            select key, me.id, count, now() + make_interval(secs => ms / 1000)
            from me, unnest(${keys}::text[], ${counts}::int[], ${lefts}::float8[]) as tally (key, count, ms)
            on conflict (key, server) do update set count = excluded.count, ends_at = excluded.ends_at
          )
        select key, sum(count)::int as count, (extract(epoch from max(ends_at) - now()) * 1000)::float8 as left
        from limit_count
        where key = any(${keys}::text[]) and server != ${id}::uuid and ends_at > now()
        group by key
      `.execute(db)
      return rows
    },
    claim: (key, held, most) =>
      oneByOne(db, key, async (tx) => {
        const { rows } = await sql`
          with me as (${beat}),
            other as (
              select coalesce(sum(count), 0) as count
              from limit_count join limit_server on limit_server.id = server
              where key = ${key} and server != ${id}::uuid and ends_at is null
                and seen_at > now() - make_interval(secs => ${patience})
            )
          insert into limit_count (key, server, count)
          select ${key}, me.id, ${held()}::int from me, other where other.count + ${held()}::int <= ${most}::int
          on conflict (key, server) do update set count = excluded.count, ends_at = null
          returning key
        `.execute(tx)
        return rows.length > 0
      }),
  }
}
