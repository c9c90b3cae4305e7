import { fullDay } from '@xinpu/sdk/format'
import { sql } from 'kysely'
import { readerOf } from '../article/reading.ts'
import type { Context, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'

const looked = { scheme: 'scheme', originalData: 'original_data' } as const

const taken = {
  scheme: { table: 'scheme', column: 'id', kind: 'schemeTaken' },
  originalData: { table: 'original_data', column: 'id', kind: 'originalDataTaken' },
  tech: { table: 'tech_article', column: 'article_id', kind: 'techTaken' },
} as const

/** Counts whoever looks once a day: a person, or all visitors of one place. */
export async function countZoneView(context: Context, kind: keyof typeof looked, id: number): Promise<void> {
  const { reader, day } = readerOf(context, context.now())
  await sql`
    with looked as (
      insert into zone_view (kind, target_id, viewer, day) values (${kind}, ${id}, ${reader}, ${day}::date)
      on conflict do nothing returning target_id
    )
    update ${sql.table(looked[kind])} set view_count = view_count + 1 where id in (select target_id from looked)
  `.execute(context.db)
}

/** Counts that a person takes documents: each once a day. */
export async function countZoneTaking(
  context: Context & { user: User },
  of: keyof typeof taken,
  ids: readonly number[],
): Promise<void> {
  const { table, column, kind } = taken[of]
  const { reader, day } = readerOf(context, context.now())
  await sql`
    with taken as (
      insert into zone_view (kind, target_id, viewer, day)
      select ${kind}, id, ${reader}, ${day}::date from unnest(${ids}::int[]) as id
      on conflict do nothing returning target_id
    )
    update ${sql.table(table)} set download_count = download_count + 1
    where ${sql.ref(column)} in (select target_id from taken)
  `.execute(context.db)
}

/** What happened on earlier days need not be remembered: whoever comes again counts again. */
export const forgetZoneViews = (db: Db, now: Date) =>
  sql`delete from zone_view where day < ${fullDay(now)}::date`.execute(db).then(() => undefined)
