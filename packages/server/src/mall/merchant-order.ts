import type { merchantOrder } from '@xinpu/contract/mall'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { payBackOrder } from './order-refund.ts'
import { closeDue, move, say, tell, withOrder } from './order-move.ts'
import { orderDetail } from './order-detail.ts'
import { sendParcel } from './order-parcel.ts'
import { microOf, orders, presentOrders, tells } from './order-queries.ts'
import { sendParcels } from './parcel-sheet.ts'

export const merchantOrderHandlers: HandlersOf<typeof merchantOrder> = {
  async list({ type, status, keywords = '', buyerId, ...page }, { db, user, now }) {
    await closeDue(db, now(), { sellerId: user.id })
    const query = shopOrders(db, user.id)
      .$if(type !== undefined, (found) => found.where('mall_order.currency', '=', type ?? 'CNY'))
      .$if(status !== undefined, (found) => found.where('mall_order.status', '=', status ?? 'unpaid'))
      .$if(buyerId !== undefined, (found) => found.where('mall_order.account_id', '=', buyerId ?? 0))
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

  ship: ({ id, ...parcel }, context) =>
    withOrder(context, id, { sellerId: context.user.id }, async (held) => {
      await sendParcel(held, parcel)
      return null
    }),

  shipMany: ({ parcels }, context) => sendParcels(context, context.user.id, parcels),

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
