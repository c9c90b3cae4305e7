import type { follow } from '@xinpu/contract/article'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'

/** What can be followed so far, each by the rows that everybody may see. */
const shown = {
  brand: (db: Db) => db.selectFrom('brand').select(['brand.id', 'name_cn as name', 'logo']),
  enterprise: (db: Db) =>
    db
      .selectFrom('enterprise')
      .select(['enterprise.id', 'name', sql<string>`coalesce(logo, '')`.as('logo')])
      .where('status', '=', 'certified'),
  agent: (db: Db) =>
    db
      .selectFrom('seller')
      .select(['seller.id', 'name', sql<string>`coalesce(logo, '')`.as('logo')])
      .where('kind', '=', 'agent'),
}

export type Followable = keyof typeof shown

export const isFollowable = (type: string): type is Followable => type in shown

/** Whether there is such a thing to follow. */
export async function isThere(db: Db, type: follow.FollowTarget, id: number): Promise<boolean> {
  if (!isFollowable(type)) return false
  const found = await sql`select 1 from (${shown[type](db)}) thing where id = ${id}`.execute(db)
  return found.rows.length > 0
}

/** What a person follows of one kind, the latest first. */
export const followedBy = (db: Db, accountId: number, type: Followable) =>
  db
    .selectFrom('follow')
    .innerJoin(
      // All kinds have the same three columns.
      (shown[type] as (typeof shown)['brand'])(db).as('thing'),
      'thing.id',
      'follow.target_id',
    )
    .select(['thing.id', 'thing.name', 'thing.logo', 'follow.created_at'])
    .where('account_id', '=', accountId)
    .where('type', '=', type)
    .orderBy('follow.created_at', 'desc')
    .orderBy('thing.id', 'desc')

/** Whether somebody follows something; a visitor follows nothing. */
export async function isFollowing(db: Db, accountId: number | undefined, type: Followable, id: number) {
  if (accountId === undefined) return false
  const row = await db
    .selectFrom('follow')
    .select('target_id')
    .where('account_id', '=', accountId)
    .where('type', '=', type)
    .where('target_id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}
