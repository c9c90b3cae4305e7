import type { follow } from '@xinpu/contract/article'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../core/database.ts'

interface Thing {
  id: number
  name: string
  /** Empty where there is none. */
  logo: string
}

/** Things of one kind that can be followed: the rows that everybody may see. */
export type Followable = RawBuilder<Thing>

/** Every kind; what cannot be followed yet says so. */
export type FollowKinds = Readonly<Record<follow.FollowTarget, Followable | 'unbuilt'>>

/** Whether there is such a thing to follow. */
export async function isThere(db: Db, kind: Followable | 'unbuilt', id: number): Promise<boolean> {
  if (kind === 'unbuilt') return false
  const found = await sql`select 1 from (${kind}) thing where id = ${id}`.execute(db)
  return found.rows.length > 0
}

/** What a person follows of one kind, the latest first. */
export const followedBy = (db: Db, accountId: number, type: follow.FollowTarget, kind: Followable) =>
  db
    .selectFrom('follow')
    .innerJoin(sql<Thing>`(${kind})`.as('thing'), 'thing.id', 'follow.target_id')
    .select(['thing.id', 'thing.name', 'thing.logo', 'follow.created_at'])
    .where('account_id', '=', accountId)
    .where('type', '=', type)
    .orderBy('follow.created_at', 'desc')
    .orderBy('thing.id', 'desc')

/** Whether somebody follows something; a visitor follows nothing. */
export async function isFollowing(db: Db, accountId: number | undefined, type: follow.FollowTarget, id: number) {
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
