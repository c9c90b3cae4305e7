import { Refusal } from '@xinpu/contract/refusal'
import { formatUnitPrice, priceAt, toMicro, type Micro } from '@xinpu/trade/price'
import type { Db } from '../core/database.ts'
import { movable, type Moving } from './bargain-move.ts'
import { goodsNumbered, ladderOf, type GoodsRow } from './goods-queries.ts'

/** What a piece costs at a quantity without an offer, in millionths; undefined where it is not sold in so few. */
export function tierMicro(goods: GoodsRow, pieces: number): Micro | undefined {
  const found = priceAt(ladderOf(goods), pieces)
  return found && toMicro(found.price)
}

/** What a seller agrees to: the offer, or a price of their own between it and that of the tier. */
export async function agreedPrice(
  tx: Db,
  moving: Moving,
  replyPrice: number | undefined,
): Promise<{ agreed: Micro; isCounter: boolean }> {
  const row = await movable(tx, moving)
  const [goods] = await goodsNumbered(tx, [row.goods_id])
  if (!goods?.is_shown) throw new Refusal(`${row.model} 已下架，不能接受议价`, 'CONFLICT')
  const offered = BigInt(row.offered)
  const agreed = replyPrice === undefined ? offered : toMicro(replyPrice)
  const tier = tierMicro(goods, row.quantity) ?? agreed
  const written = (micro: Micro) => formatUnitPrice(micro, goods.currency)
  if (agreed < offered) throw new Refusal(`回复单价不能低于买家的出价 ${written(offered)}`, 'CONFLICT')
  if (agreed > offered && agreed > tier) throw new Refusal(`回复单价不能高于现价 ${written(tier)}`, 'CONFLICT')
  return { agreed, isCounter: agreed !== offered }
}
