import { fullDay } from '@xinpu/sdk/format'
import { sql } from 'kysely'
import type { Context } from '../core/context.ts'
import type { Db } from '../core/database.ts'

const tables = { scheme: 'scheme', originalData: 'original_data' } as const

/** Counts whoever looks once a day; a visitor is known by the address, which costs more to change than a cookie. */
export async function countZoneView(
  { db, user, address, now }: Context,
  kind: keyof typeof tables,
  id: number,
): Promise<void> {
  const viewer = user ? `account ${user.id}` : `address ${address}`
  await sql`
    with looked as (
      insert into zone_view (kind, target_id, viewer, day) values (${kind}, ${id}, ${viewer}, ${fullDay(now())}::date)
      on conflict do nothing returning target_id
    )
    update ${sql.table(tables[kind])} set view_count = view_count + 1 where id in (select target_id from looked)
  `.execute(db)
}

/** Looks of earlier days need not be remembered: whoever comes again counts again. */
export const forgetZoneViews = (db: Db, now: Date) =>
  sql`delete from zone_view where day < ${fullDay(now)}::date`.execute(db).then(() => undefined)
