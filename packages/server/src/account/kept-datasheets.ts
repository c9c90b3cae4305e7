import type { history } from '@xinpu/contract/account'
import type { Db } from '../core/database.ts'

/** Kinds of things that can be viewed and kept; only datasheets exist so far. */
export const datasheetType = 1

interface KeptRow {
  id: number
  at: Date
  datasheet_id: number
  title: string
  brand_id: number
  name_cn: string
  logo: string
}

/** A datasheet someone viewed or kept, as both lists show it. */
export const presentKept = (row: KeptRow): history.RecentViewRecord => ({
  id: row.id,
  createTime: row.at.toISOString(),
  specDto: {
    id: row.datasheet_id,
    brandId: row.brand_id,
    filename: `${row.title}.pdf`,
    brandCn: row.name_cn,
    fullLogo: row.logo,
  },
})

/** Whether something is among a person's favourites. */
export async function isFavour(db: Db, accountId: number, type: number, targetId: number): Promise<boolean> {
  const row = await db
    .selectFrom('favour')
    .select('type')
    .where('account_id', '=', accountId)
    .where('type', '=', type)
    .where('target_id', '=', targetId)
    .executeTakeFirst()
  return row !== undefined
}

/** Remembers a view; seen again, a thing moves to the top. */
export const rememberView = (db: Db, accountId: number, datasheetId: number, at: Date) =>
  db
    .insertInto('recent_view')
    .values({ account_id: accountId, type: datasheetType, target_id: datasheetId, viewed_at: at })
    .onConflict((conflict) => conflict.columns(['account_id', 'type', 'target_id']).doUpdateSet({ viewed_at: at }))
    .execute()
