import type { follow } from '@xinpu/contract/enterprise'
import { Refusal } from '@xinpu/contract/refusal'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { presentEnterprises } from './enterprise-page.ts'
import { certifiedEnterprises } from './enterprise-queries.ts'

interface Follow {
  accountId: number
  enterpriseId: number
}

export const followingHandlers: HandlersOf<typeof follow> = {
  async set({ enterpriseId, status }, { db, user }) {
    const wish = { accountId: user.id, enterpriseId }
    await (status === 1 ? begin(db, wish) : letGo(db, wish))
    return { isFollow: status === 1 }
  },

  async list(page, context) {
    const { db, user } = context
    const query = certifiedEnterprises(db)
      .innerJoin('follow', 'follow.target_id', 'enterprise.id')
      .where('follow.account_id', '=', user.id)
      .where('follow.type', '=', 'enterprise')
      .orderBy('follow.created_at', 'desc')
      .orderBy('enterprise.id', 'desc')
    const { rows, total } = await paginate(db, query, page)
    return { data: await presentEnterprises(context, rows), totalRecord: total }
  },
}

async function begin(db: Db, { accountId, enterpriseId }: Follow): Promise<void> {
  const row = await certifiedEnterprises(db).where('enterprise.id', '=', enterpriseId).executeTakeFirst()
  if (!row) throw new Refusal('没有找到这家企业', 'NOT_FOUND')
  await db
    .insertInto('follow')
    .values({ account_id: accountId, type: 'enterprise', target_id: enterpriseId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What is gone meanwhile can be let go all the same. */
async function letGo(db: Db, { accountId, enterpriseId }: Follow): Promise<void> {
  await db
    .deleteFrom('follow')
    .where('account_id', '=', accountId)
    .where('type', '=', 'enterprise')
    .where('target_id', '=', enterpriseId)
    .execute()
}
