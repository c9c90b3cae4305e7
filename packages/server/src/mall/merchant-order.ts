import type { merchantOrder } from '@xinpu/contract/mall'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { payBackOrder } from './order-refund.ts'
import { closeDue, move, say, tell, withOrder, type HeldOrder } from './order-move.ts'
import { orderDetail } from './order-detail.ts'
import { microOf, orders, presentOrders, tells } from './order-queries.ts'

export const merchantOrderHandlers: HandlersOf<typeof merchantOrder> = {
  async list({ type, status, keywords = '', ...page }, { db, user, now }) {
    await closeDue(db, now(), { sellerId: user.id })
    const query = shopOrders(db, user.id)
      .$if(type !== undefined, (found) => found.where('mall_order.currency', '=', type ?? 'CNY'))
      .$if(status !== undefined, (found) => found.where('mall_order.status', '=', status ?? 'unpaid'))
      .$if(keywords !== '', (found) =>
        found.where(({ or }) => or([tells(keywords), sql<boolean>`position(${keywords} in nick_name) > 0`])),
      )
      .orderBy('mall_order.id', 'desc')
    const { rows, total } = await paginate(db, query, page)
    return { data: await presentOrders(db, rows), totalRecord: total }
  },

  async detail({ id }, { db, user, now }) {
    await closeDue(db, now(), { orderId: id })
    const row = await shopOrders(db, user.id).where('mall_order.id', '=', id).executeTakeFirst()
    if (!row) throw new Refusal('没有找到这个订单', 'NOT_FOUND')
    return orderDetail(db, row)
  },

  reprice: ({ id, payAmount }, context) =>
    withOrder(context, id, { sellerId: context.user.id }, async (held) => {
      if (held.order.status !== 'unpaid') throw new Refusal('只有待付款的订单可以改价', 'CONFLICT')
      const whole = BigInt(String(held.order.goods_micro)) + BigInt(String(held.order.freight_micro))
      const due = BigInt(microOf(payAmount))
      if (due > whole) throw new Refusal('改后的金额不能高于商品与运费之和', 'CONFLICT')
      await held.tx
        .updateTable('mall_order')
        .set({ pay_micro: String(due), discount_micro: String(whole - due) })
        .where('id', '=', id)
        .execute()
      await say(held, '店铺修改了应付金额')
      await tell(held, 'buyer', '店铺修改了订单的应付金额')
      return null
    }),

  ship: ({ id, company, no, goods }, context) =>
    withOrder(context, id, { sellerId: context.user.id }, async (held) => {
      const { order, tx, at } = held
      if (await isSent(held, no, goods)) return null
      if (order.status !== 'paid') throw new Refusal('只有待发货的订单可以发货', 'CONFLICT')
      if (order.currency === 'USD' && order.warehousing_no === '')
        throw new Refusal('美元订单要等买家填写入仓号后发货', 'CONFLICT')
      const sent = await send(held, goods)
      await tx
        .insertInto('order_parcel')
        .values({ order_id: id, company, no, goods: JSON.stringify(sent.goods), sent_at: at })
        .execute()
      const text = `${sent.isWhole ? '' : '部分'}发货：${company} ${no}`
      if (sent.isWhole) await move(held, 'ship', text)
      else await say(held, text)
      await tell(held, 'buyer', sent.isWhole ? '订单已发货' : '订单已部分发货')
      return null
    }),

  refund: ({ id, status, reason = '' }, context) =>
    withOrder(context, id, { sellerId: context.user.id }, async (held) => {
      if (held.order.status !== 'refunding') throw new Refusal('这个订单没有待处理的退款', 'CONFLICT')
      if (status === 'refused' && reason === '') throw new Refusal('请填写拒绝退款的原因', 'CONFLICT')
      await held.tx
        .updateTable('order_refund')
        .set({ status, reply_reason: reason, replied_at: held.at })
        .where('order_id', '=', id)
        .execute()
      if (status === 'refused') await move(held, 'refuseRefund', `店铺拒绝退款：${reason}`)
      else await payBackOrder(held)
      await tell(held, 'buyer', status === 'refused' ? '店铺拒绝了退款' : '店铺同意退款')
      return null
    }),
}

const shopOrders = (db: Db, sellerId: number) => orders(db).where('merchant.account_id', '=', sellerId)

interface Piece {
  mallGoodsId: number
  quantity: number
}

/** Whether a parcel went already: sent once more it is not sent twice, and another one needs another number. */
async function isSent({ tx, order }: HeldOrder, no: string, asked: readonly Piece[] | undefined): Promise<boolean> {
  const parcel = await tx
    .selectFrom('order_parcel')
    .select('goods')
    .where('order_id', '=', order.id)
    .where('no', '=', no)
    .executeTakeFirst()
  if (!parcel) return false
  const inIt = new Map(parcel.goods.map(({ mallGoodsId, quantity }) => [mallGoodsId, quantity]))
  const isSame =
    asked?.every(({ mallGoodsId, quantity }) => inIt.get(mallGoodsId) === quantity) ?? order.status !== 'paid'
  if (!isSame) throw new Refusal(`运单号 ${no} 已经发过一个包裹，请填写这个包裹的单号`, 'CONFLICT')
  return true
}

/** Puts pieces into a parcel, all that is left where none are named; never more than is left. */
async function send({ tx, order }: HeldOrder, asked: readonly Piece[] | undefined) {
  const lines = await tx.selectFrom('order_goods').selectAll().where('order_id', '=', order.id).orderBy('id').execute()
  const left = lines.map(({ goods_id, quantity, shipped }) => ({ mallGoodsId: goods_id, quantity: quantity - shipped }))
  const goods = (asked ?? left).filter(({ quantity }) => quantity > 0)
  for (const { mallGoodsId, quantity } of goods) {
    const line = lines.find(({ goods_id }) => goods_id === mallGoodsId)
    if (!line || quantity > line.quantity - line.shipped)
      throw new Refusal(`${line?.model ?? '商品'} 没有这么多待发`, 'CONFLICT')
    await tx
      .updateTable('order_goods')
      .set({ shipped: sql`shipped + ${quantity}` })
      .where('id', '=', line.id)
      .execute()
    line.shipped += quantity
  }
  if (goods.length === 0) throw new Refusal('没有待发的商品', 'CONFLICT')
  return { goods, isWhole: lines.every(({ quantity, shipped }) => quantity === shipped) }
}
