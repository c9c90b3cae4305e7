import { fullDay } from '@xinpu/sdk/format'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'

/** Visits that are counted and not written down yet, by shop. */
interface Pending {
  counts: Map<number, number>
  since: number
}

/** Milliseconds that visits are gathered for: each is no statement of its own, and a server that dies loses no more. */
const gathering = 10_000

const pending = new WeakMap<Db, Pending>()

/** Counts that a shop, or goods of it, were opened. */
export async function countVisit(db: Db, merchantId: number, now: Date): Promise<void> {
  const held = pending.get(db) ?? { counts: new Map<number, number>(), since: now.getTime() }
  pending.set(db, held)
  held.counts.set(merchantId, (held.counts.get(merchantId) ?? 0) + 1)
  if (now.getTime() - held.since >= gathering) await writeVisits(db, now)
}

/** Writes down what was counted since the last time. */
export async function writeVisits(db: Db, now: Date): Promise<void> {
  const held = pending.get(db)
  if (!held || held.counts.size === 0) return
  pending.set(db, { counts: new Map(), since: now.getTime() })
  // Sorted, so that two servers that write at once take the rows in one order.
  const rows = [...held.counts].toSorted(([one], [other]) => one - other)
  await sql`
    insert into shop_visit (merchant_id, day, count)
    select merchant_id, ${fullDay(now)}::date, count
    from unnest(${rows.map(([id]) => id)}::int[], ${rows.map(([, count]) => count)}::int[]) as visit (merchant_id, count)
    where exists (select from merchant where id = merchant_id)
    on conflict (merchant_id, day) do update set count = shop_visit.count + excluded.count`.execute(db)
}

/** Forgets visits of more than a quarter ago. */
export async function dropVisits(db: Db, now: Date): Promise<void> {
  await sql`delete from shop_visit where day < ${fullDay(now)}::date - 90`.execute(db)
}
