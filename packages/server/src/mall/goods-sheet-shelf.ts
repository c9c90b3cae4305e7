import { plainOf } from '@xinpu/trade/words'
import type { Db } from '../core/database.ts'
import { modelKeyOf } from '../search/search-plan.ts'
import { subjectKey, type GoodsDraft, type WholeGoods } from './my-goods-draft.ts'
import { draftOf, ownGoods, presentOwn } from './my-goods-queries.ts'

/** Goods of a shop, as a sheet found them and as its rows leave them. */
export interface Shelved {
  /** What they are and were before; missing where they are new. */
  former?: { id: number; draft: GoodsDraft }
  goods: WholeGoods
  isTold: boolean
}

/** Goods of a shop by brand and model. */
export type Shelf = Map<string, Shelved[]>

/** Reads the goods of some models that a shop has, held until the transaction ends: an order that takes pieces waits. */
export async function shelfOf(
  tx: Db,
  { accountId, shopId }: { accountId: number; shopId: number },
  models: readonly string[],
): Promise<Shelf> {
  const keys = [...new Set(models.map(modelKeyOf))]
  await tx
    .selectFrom('mall_goods')
    .select('id')
    .where('merchant_id', '=', shopId)
    .where(({ eb, fn, val }) => eb('model_key', '=', fn.any(val(keys))))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const rows = await ownGoods(tx, accountId)
    .where(({ eb, fn, val }) => eb('mall_goods.model_key', '=', fn.any(val(keys))))
    .orderBy('mall_goods.id')
    .execute()
  const shown = new Map((await presentOwn(tx, rows)).map((one) => [one.mallGoodsId, one]))
  const shelved = rows.map((row) => {
    const draft = draftOf(row)
    const lots = (shown.get(row.id)?.lots ?? []).map(({ id: _id, ...lot }) => lot)
    return { former: { id: row.id, draft }, goods: { ...draft, currency: row.currency, lots }, isTold: false }
  })
  return Map.groupBy(shelved, ({ goods }) => subjectKey(goods))
}

/** The goods that a row means: of several of one brand and model those in its package. */
export function meantOn(shelf: Shelf, key: string, packed: string): { one?: Shelved; fault?: string } {
  const alike = shelf.get(key) ?? []
  const [one, another] = alike.length > 1 ? alike.filter(({ goods }) => isPacked(goods, packed)) : alike
  if (alike.length > 1 && (!one || another))
    return { fault: `店里有 ${alike.length} 个同品牌同型号的商品，请填写其中一个的封装` }
  return one ? { one } : {}
}

const isPacked = ({ package: own = '' }: WholeGoods, packed: string) => plainOf(own) === plainOf(packed)
