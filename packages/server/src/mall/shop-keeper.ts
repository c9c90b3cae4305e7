import { sql } from 'kysely'
import type { Db } from '../core/database.ts'

interface Handover {
  enterpriseId: number
  from: number
  to: number
}

/**
 * Hands the shop of a company from whoever leaves it to somebody else who acts for it, with what waits at the review
 * desk; answers its name, and nothing where they kept none.
 */
export async function handShopOver(tx: Db, { enterpriseId, from, to }: Handover): Promise<string | undefined> {
  const shop = await tx
    .updateTable('merchant')
    .set({ account_id: to })
    .where('enterprise_id', '=', enterpriseId)
    .where('account_id', '=', from)
    .returning(['id', 'name'])
    .executeTakeFirst()
  if (!shop) return undefined
  await moveRole(tx, from, to)
  await moveMatters(tx, shop.id, to)
  return shop.name
}

/** Whoever gets the shop may what the other might: one that waits for the review desk lets nobody sell yet. */
async function moveRole(tx: Db, from: number, to: number): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('account')
    .set({ roles: sql`array_remove(roles, 'merchant')` })
    .where('id', '=', from)
    .where(sql<boolean>`'merchant' = any (roles)`)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  await tx
    .updateTable('account')
    .set({ roles: sql`array_append(array_remove(roles, 'merchant'), 'merchant')` })
    .where('id', '=', to)
    .execute()
}

/** Whoever keeps the shop reads what becomes of what it handed in. */
const moveMatters = (tx: Db, shopId: number, to: number) =>
  sql`
    update audit set account_id = ${to}
    where status = 'pending' and (
      kind = 'merchant' and target_id = ${shopId}
      or kind = 'goods' and target_id in (select id from mall_goods where merchant_id = ${shopId}))`.execute(tx)
