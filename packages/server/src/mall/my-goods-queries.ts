import type { myGoods } from '@xinpu/contract/mall'
import type { Db } from '../core/database.ts'
import { oneOf } from '../core/prepared-statement.ts'
import { told } from '../enterprise/enterprise-queries.ts'
import { goodsRows, ladderOf, presentGoods } from './goods-queries.ts'
import type { GoodsDraft } from './my-goods-draft.ts'

/** The goods of the shop that somebody keeps, in every status. */
export const ownGoods = (db: Db, accountId: number) =>
  goodsRows(db)
    .select(['images', 'mall_goods.description', 'spec_id', 'mall_goods.reject_reason'])
    .where('merchant.account_id', '=', accountId)
    .where('is_deleted', '=', false)

export type OwnRow = Awaited<ReturnType<ReturnType<typeof ownGoods>['executeTakeFirstOrThrow']>>

/** What stands, as a draft that changes nothing. */
export const draftOf = (row: OwnRow): GoodsDraft => ({
  name: row.name,
  model: row.model,
  brandId: row.brand_id,
  categoryId: row.category_id,
  imgUrl: row.img_url,
  images: row.images,
  package: row.package,
  moq: row.moq,
  mpq: row.mpq,
  ladderPrices: ladderOf(row),
  description: row.description,
  isBargaining: row.is_bargaining,
  specId: row.spec_id ?? undefined,
})

/** Goods for their seller, their lots read in one statement. */
export async function presentOwn(db: Db, rows: readonly OwnRow[]): Promise<myGoods.MyGoods[]> {
  if (rows.length === 0) return []
  const lots = await db
    .selectFrom('goods_lot')
    .selectAll()
    .where('goods_id', '=', oneOf(rows.map(({ id }) => id)))
    .orderBy('position')
    .execute()
  const byGoods = Map.groupBy(lots, ({ goods_id }) => goods_id)
  return rows.map((row) => ({
    ...presentGoods(row, true),
    images: row.images,
    description: row.description,
    lots: (byGoods.get(row.id) ?? []).map(({ id, warehouse, stock, delivery, batch_no }) => ({
      id,
      warehouse,
      stock,
      delivery,
      ...told({ batchNo: batch_no }),
    })),
    ...(row.spec_id !== null && { specId: row.spec_id }),
    ...told({ rejectReason: row.reject_reason }),
  }))
}
