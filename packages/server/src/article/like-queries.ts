import type { like } from '@xinpu/contract/article'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'

/** One kind of things that can be liked, as the domain counts it that has them. */
export interface LikeKind {
  /** How many like one that everybody may see; undefined where there is none. */
  count: (db: Db, id: number) => Promise<number | undefined>
  /** Counts one more or one less; answers how many are left. */
  change: (tx: Db, id: number, by: 1 | -1) => Promise<number>
  /** The kind that it is written down as, where it goes by two names. */
  keptAs?: like.LikeTarget
}

/** Every kind; what cannot be liked yet says so. */
export type LikeKinds = Readonly<Record<like.LikeTarget, LikeKind | 'unbuilt'>>

/** Whether somebody likes a thing; a visitor likes nothing. */
export async function isLiked(db: Db, accountId: number | undefined, type: like.LikeTarget, id: number) {
  if (accountId === undefined) return false
  const row = await db
    .selectFrom('liked')
    .select('target_id')
    .where('account_id', '=', accountId)
    .where('type', '=', type)
    .where('target_id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/** The same of each row of a list, where its number stands. */
export const isLikedIn = (accountId: number | undefined, type: like.LikeTarget, number: `${string}.id`) =>
  sql<boolean>`exists (select from liked where liked.account_id = ${accountId ?? 0} and liked.type = ${type}
    and liked.target_id = ${sql.ref(number)})`
