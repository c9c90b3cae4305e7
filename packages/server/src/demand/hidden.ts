import type { mine } from '@xinpu/contract/demand'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../core/database.ts'
import { demandSeenBy } from './demand-queries.ts'
import type { Posting } from './posting.ts'

/** Whether the row of `demand` is one that a person does not want to be recommended. */
export const isHiddenFrom = (account: RawBuilder<unknown>) => sql<boolean>`exists (
  select from demand_hidden hidden where hidden.account_id = ${account}
    and (hidden.demand_id = demand.id or hidden.model_plain = demand.model_plain and hidden.type = demand.type)
)`

/** Hides a post from a person, or all of its kind for its model; or lets them come again. */
export async function hide({ db, user }: Posting, { id, scope, isHidden }: ParsedOf<typeof mine.hide>): Promise<void> {
  const { type, model_plain } = await demandSeenBy(db, id, user.id)
  const what =
    scope === 'post' ? { demand_id: id, type: null, model_plain: null } : { demand_id: null, type, model_plain }
  if (isHidden)
    await db
      .insertInto('demand_hidden')
      .values({ account_id: user.id, ...what })
      .onConflict((on) => on.doNothing())
      .execute()
  else
    await hiddenOf(db, user.id)
      .where((row) => row.and(what))
      .execute()
}

const hiddenOf = (db: Db, accountId: number) => db.deleteFrom('demand_hidden').where('account_id', '=', accountId)

/** Lets all that a person hid come again. */
export const showAll = ({ db, user }: Posting) => hiddenOf(db, user.id).execute()

/** How many posts and models a person hid. */
export async function countHidden({ db, user }: Posting): Promise<number> {
  const { count } = await db
    .selectFrom('demand_hidden')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', user.id)
    .executeTakeFirstOrThrow()
  return count
}
