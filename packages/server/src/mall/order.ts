import type { order } from '@xinpu/contract/mall'
import { Refusal, wrongField } from '@xinpu/contract/refusal'
import { dayBegin } from '@xinpu/sdk/format'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { oneOf } from '../core/prepared-statement.ts'
import { orderDetail } from './order-detail.ts'
import { orders, presentOrders, tells } from './order-queries.ts'
import { askRefund } from './order-refund.ts'
import { closeDue, giveBackOrders, move, say, tell, withOrder } from './order-move.ts'

type Handlers = HandlersOf<typeof order>
type Built = 'close' | 'comment' | 'count' | 'detail' | 'finish' | 'list' | 'refund' | 'remove' | 'setWarehousingNo'

export const orderHandlers: Pick<Handlers, Built> = {
  async list({ type, status, keywords = '', beginDay, endDay, sellerId, enterpriseId, ...page }, { db, user, now }) {
    if (beginDay !== undefined && endDay !== undefined && beginDay > endDay)
      throw wrongField('beginDay', '开始日期不能晚于结束日期')
    await closeDue(db, now(), { accountId: user.id })
    const query = ownOrders(db, user.id)
      .$if(type !== undefined, (found) => found.where('mall_order.currency', '=', type ?? 'CNY'))
      .$if(status !== undefined, (found) => found.where('mall_order.status', '=', status ?? 'unpaid'))
      .$if(keywords !== '', (found) => found.where(tells(keywords)))
      .$if(sellerId !== undefined, (found) => found.where('merchant.account_id', '=', sellerId ?? 0))
      .$if(enterpriseId !== undefined, (found) => found.where('merchant.enterprise_id', '=', enterpriseId ?? 0))
      .$if(beginDay !== undefined, (found) => found.where('mall_order.created_at', '>=', dayBegin(beginDay ?? '')))
      .$if(endDay !== undefined, (found) => found.where('mall_order.created_at', '<', dayEnd(endDay ?? '')))
      .orderBy('mall_order.id', 'desc')
    const { rows, total } = await paginate(db, query, page)
    return { data: await presentOrders(db, rows), totalRecord: total }
  },

  async detail({ id }, { db, user, now }) {
    await closeDue(db, now(), { orderId: id })
    const row = await ownOrders(db, user.id).where('mall_order.id', '=', id).executeTakeFirst()
    if (!row) throw new Refusal('没有找到这个订单', 'NOT_FOUND')
    return orderDetail(db, row)
  },

  async count({ type }, { db, user, now }) {
    await closeDue(db, now(), { accountId: user.id })
    return db
      .selectFrom('mall_order')
      .select(['status', sql<number>`count(*)::int`.as('count')])
      .where('account_id', '=', user.id)
      .where('is_hidden', '=', false)
      .$if(type !== undefined, (found) => found.where('currency', '=', type ?? 'CNY'))
      .groupBy('status')
      .execute()
  },

  close: ({ id, closeReason = '' }, context) =>
    withOrder(context, id, { buyerId: context.user.id }, async (held) => {
      await move(held, 'close', '买家取消了订单，库存已放回')
      await held.tx.updateTable('mall_order').set({ close_reason: closeReason }).where('id', '=', id).execute()
      await giveBackOrders(held.tx, [id])
      return null
    }),

  finish: ({ id }, context) =>
    withOrder(context, id, { buyerId: context.user.id }, async (held) => {
      await move(held, 'finish', '买家确认收货')
      await tell(held, 'seller', '买家已确认收货')
      return null
    }),

  setWarehousingNo: ({ id, warehousingNo }, context) =>
    withOrder(context, id, { buyerId: context.user.id }, async (held) => {
      const { order: row, tx } = held
      if (row.currency !== 'USD' || row.status !== 'paid')
        throw new Refusal('只有待发货的美元订单需要入仓号', 'CONFLICT')
      await tx.updateTable('mall_order').set({ warehousing_no: warehousingNo }).where('id', '=', id).execute()
      await say(held, `买家填写入仓号 ${warehousingNo}`)
      await tell(held, 'seller', '买家已填写入仓号，可以发货')
      return null
    }),

  refund: ({ id, ...asked }, context) =>
    withOrder(context, id, { buyerId: context.user.id }, (held) => askRefund(held, asked)),

  comment: ({ id, score, content = '', images = [] }, context) =>
    withOrder(context, id, { buyerId: context.user.id }, async ({ tx, order: row, at }) => {
      if (row.status !== 'finished') throw new Refusal('收货后才能评价', 'CONFLICT')
      if (row.is_commented) throw new Refusal('这个订单已经评价过了', 'CONFLICT')
      await tx
        .insertInto('order_comment')
        .values({ order_id: id, merchant_id: row.merchant_id, score, content, images, created_at: at })
        .execute()
      await tx.updateTable('mall_order').set({ is_commented: true }).where('id', '=', id).execute()
      await tx
        .updateTable('merchant')
        .set({ score_sum: sql`score_sum + ${score}`, score_count: sql`score_count + 1` })
        .where('id', '=', row.merchant_id)
        .execute()
      return null
    }),

  async remove({ ids }, { db, user }) {
    await db.transaction().execute(async (tx) => {
      const own = await ownOrders(tx, user.id).where('mall_order.id', '=', oneOf(ids)).execute()
      if (own.length < new Set(ids).size) throw new Refusal('没有找到这个订单', 'NOT_FOUND')
      if (own.some(({ status }) => status !== 'closed' && status !== 'finished'))
        throw new Refusal('只能删除已完成或已关闭的订单', 'CONFLICT')
      await tx.updateTable('mall_order').set({ is_hidden: true }).where('id', '=', oneOf(ids)).execute()
    })
    return null
  },
}

const ownOrders = (db: Db, accountId: number) =>
  orders(db).where('mall_order.account_id', '=', accountId).where('is_hidden', '=', false)

/** China's clocks are never put forward or back. */
const dayEnd = (day: string): Date => new Date(dayBegin(day).getTime() + 24 * 60 * 60_000)
