import type { Db } from '../core/database.ts'
import { handShopOver } from '../mall/shop-keeper.ts'

interface Leaving {
  enterpriseId: number
  accountId: number
  creatorId: number | undefined
}

/**
 * Takes somebody out of a company that is held; the shop they kept for it comes to its creator. Answers what the creator
 * is told of that, where there was one.
 */
export async function leave(tx: Db, { enterpriseId, accountId, creatorId }: Leaving): Promise<string | undefined> {
  await tx
    .deleteFrom('enterprise_member')
    .where('enterprise_id', '=', enterpriseId)
    .where('account_id', '=', accountId)
    .execute()
  if (creatorId === undefined) return undefined
  const shop = await handShopOver(tx, { enterpriseId, from: accountId, to: creatorId })
  return shop && `店铺「${shop}」已转由您管理`
}
