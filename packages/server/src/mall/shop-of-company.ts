import type { Db } from '../core/database.ts'
import { oneOf } from '../core/prepared-statement.ts'

/** The shop of a company, and how much is on its shelf. */
export interface ShopOfCompany {
  merchantId: number
  goodsCount: number
}

/** The shops of companies that are open, by the number of the company. */
export async function shopsOfCompanies(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, ShopOfCompany>> {
  const rows = await db
    .selectFrom('merchant')
    .select(['enterprise_id', 'id', 'goods_count'])
    .where('enterprise_id', '=', oneOf(ids))
    .where('status', '=', 'open')
    .execute()
  return new Map(rows.map((row) => [row.enterprise_id, { merchantId: row.id, goodsCount: row.goods_count }]))
}

/** The shop of a company, open or not; undefined where it has none. */
export const shopIdOf = async (db: Db, enterpriseId: number): Promise<number | undefined> =>
  (await db.selectFrom('merchant').select('id').where('enterprise_id', '=', enterpriseId).executeTakeFirst())?.id
