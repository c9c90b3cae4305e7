import type { ParsedOf } from '@xinpu/contract/endpoint'
import type { bargain } from '@xinpu/contract/mall'
import { Refusal } from '@xinpu/contract/refusal'
import { liveBargains } from '@xinpu/trade/order'
import { formatUnitPrice, toMicro, type Micro } from '@xinpu/trade/price'
import type { Context, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { oneByOne } from '../core/one-by-one.ts'
import { orTaken } from '../core/taken.ts'
import { limitOf } from '../portal/membership.ts'
import { bargainTime, expireDue, tellBargain } from './bargain-move.ts'
import { tierMicro } from './bargain-price.ts'
import { bargains } from './bargain-queries.ts'
import { refuseQuantity } from './cart.ts'
import { goodsNumbered, type GoodsRow } from './goods-queries.ts'

const hour = 60 * 60_000

type Offer = ParsedOf<typeof bargain.add>

/** Makes an offer to a shop, one at a time for each of its goods; answers its number. */
export function offer({ db, user, now }: Context & { user: User }, asked: Offer): Promise<number> {
  const { mallGoodsId, quantity, price, remark = '' } = asked
  return oneByOne(db, `bargain ${user.id}`, async (tx) => {
    const at = now()
    const goods = await bargainable(tx, mallGoodsId, user.id)
    refuseQuantity(quantity, goods)
    refusePrice(goods, quantity, toMicro(price))
    await refuseSecond(tx, { buyerId: user.id, goodsId: mallGoodsId, at })
    await refuseTooMany({ db: tx, now }, user.id)
    const made = tx
      .insertInto('goods_bargain')
      .values({
        account_id: user.id,
        merchant_id: goods.merchant_id,
        goods_id: mallGoodsId,
        quantity,
        price_micro: String(toMicro(price)),
        remark,
        created_at: at,
        expires_at: new Date(at.getTime() + bargainTime),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id } = await orTaken(made, underWay.waiting)
    const row = await bargains(tx, at).where('goods_bargain.id', '=', id).executeTakeFirstOrThrow()
    await tellBargain(tx, row, 'seller', `收到新的议价：${formatUnitPrice(price, goods.currency)}`)
    return id
  })
}

/** Goods on the shelf of somebody else who takes offers for them. */
async function bargainable(tx: Db, id: number, buyerId: number): Promise<GoodsRow> {
  const [goods] = await goodsNumbered(tx, [id])
  if (!goods?.is_shown) throw new Refusal('商品已下架', 'NOT_FOUND')
  const shop = await tx
    .selectFrom('merchant')
    .select('account_id')
    .where('id', '=', goods.merchant_id)
    .executeTakeFirst()
  if (shop?.account_id === buyerId) throw new Refusal('不能对自己店铺的商品议价', 'CONFLICT')
  if (!goods.is_bargaining) throw new Refusal('这个商品不接受议价，请按标价下单', 'CONFLICT')
  return goods
}

/** Refuses an offer for what can be had already, or for less. */
function refusePrice(goods: GoodsRow, pieces: number, offered: Micro): void {
  const now = tierMicro(goods, pieces)
  if (now === undefined) throw new Refusal(`${goods.model} 没有这个数量的价格`, 'CONFLICT')
  if (offered < now) return
  const words = formatUnitPrice(now, goods.currency)
  throw new Refusal(
    offered === now ? `现价就是 ${words}，直接下单即可` : `现价 ${words} 更低，直接下单即可`,
    'CONFLICT',
  )
}

const underWay = {
  waiting: '这个商品已有一笔待回复的议价，请等店铺回复，或撤回后再出价',
  accepted: '店铺已接受您对这个商品的出价，请按议价下单，或撤回后再出价',
}

/** Refuses a second offer while the first is under way; one whose time ran out is not. */
async function refuseSecond(
  tx: Db,
  { buyerId, goodsId, at }: { buyerId: number; goodsId: number; at: Date },
): Promise<void> {
  await expireDue(tx, at, { buyerId, goodsId })
  const live = await tx
    .selectFrom('goods_bargain')
    .select('status')
    .where('account_id', '=', buyerId)
    .where('goods_id', '=', goodsId)
    .where('status', 'in', [...liveBargains])
    .executeTakeFirst()
  if (live) throw new Refusal(underWay[live.status === 'accepted' ? 'accepted' : 'waiting'], 'CONFLICT')
}

/** Refuses whoever has made their offers of a day, and says when the first of them is a day ago. */
async function refuseTooMany({ db, now }: Pick<Context, 'db' | 'now'>, buyerId: number): Promise<void> {
  const mostADay = await limitOf({ db, now }, buyerId, 'bargains')
  const first = await db
    .selectFrom('goods_bargain')
    .select('created_at')
    .where('account_id', '=', buyerId)
    .orderBy('id', 'desc')
    .offset(mostADay - 1)
    .limit(1)
    .executeTakeFirst()
  const left = first ? first.created_at.getTime() + 24 * hour - now().getTime() : 0
  if (left <= 0) return
  const told = `24 小时内最多议价 ${mostADay} 次，请 ${Math.ceil(left / hour)} 小时后再试`
  throw new Refusal(told, 'TOO_FREQUENT', { retryAfter: Math.ceil(left / 1000) })
}
