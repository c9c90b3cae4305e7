import type { demand } from '@xinpu/contract/demand'
import { presentPerson } from '../account/person.ts'
import type { Db } from '../core/database.ts'

/** Who asked last is told; whoever is asked more often reads of it in the inbox. */
const most = 50

/** Whether somebody has asked for the contact of a post. */
export async function hasRevealed(db: Db, demandId: number, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('demand_reveal')
    .select('demand_id')
    .where('demand_id', '=', demandId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row !== undefined
}

/** Who asked for the contact of a post, the latest first. */
export async function revealedTo(db: Db, demandId: number): Promise<NonNullable<demand.DemandDetail['revealedTo']>> {
  const rows = await db
    .selectFrom('demand_reveal')
    .innerJoin('account', 'account.id', 'demand_reveal.account_id')
    .select(['account.id', 'avatar', 'nick_name', 'revealed_at'])
    .where('demand_id', '=', demandId)
    .orderBy('revealed_at', 'desc')
    .orderBy('account.id')
    .limit(most)
    .execute()
  return rows.map(({ id, avatar, nick_name: nickName, revealed_at: at }) => ({
    user: presentPerson({ id, avatar, nickName }),
    time: at.toISOString(),
  }))
}
