import type { receipt } from '@xinpu/contract/mall'
import { Refusal } from '@xinpu/contract/refusal'
import { fromMicro } from '@xinpu/trade/price'
import { sql } from 'kysely'
import type { Context, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { closeDue, move, tell } from './order-move.ts'
import { lockOrders, microOf } from './order-queries.ts'
import { payOrders } from './pay-settle.ts'
import { presentReceipt, receipts, type ReceiptRow } from './receipt-queries.ts'

type Asking = Context & { user: User }

export const receiptHandlers: HandlersOf<typeof receipt> = {
  add: ({ payOrderId, ...draft }, context) =>
    context.db.transaction().execute(async (tx) => {
      await submit(tx, context, payOrderId)
      const { id } = await tx
        .insertInto('receipt')
        .values({
          pay_order_id: payOrderId,
          account_id: context.user.id,
          status: 'reviewing',
          created_at: context.now(),
          ...columnsOf(draft),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return presentReceipt(await receiptNumbered(tx, context.user.id, id))
    }),

  async list({ role, payOrderId, status, ...page }, { db, user }) {
    if (role === 'seller' && !user.roles.has('merchant')) throw new Refusal('开店后才能查看收到的凭证', 'FORBIDDEN')
    const query = receipts(db)
      .select(sql<number | null>`(${orderOfShop(user.id)})`.as('order_id'))
      .$if(role === 'buyer', (found) => found.where('receipt.account_id', '=', user.id))
      .$if(role === 'seller', (found) => found.where(forShopOf(user.id)))
      .$if(payOrderId !== undefined, (found) => found.where('receipt.pay_order_id', '=', payOrderId ?? 0))
      .$if(status !== undefined, (found) => found.where('receipt.status', '=', status ?? 'reviewing'))
      .orderBy('receipt.id', 'desc')
    const { rows, total } = await paginate(db, query, page)
    const orderOf = ({ order_id }: (typeof rows)[number]) =>
      role === 'seller' && order_id ? { orderId: order_id } : {}
    return { data: rows.map((row) => ({ ...presentReceipt(row), ...orderOf(row) })), totalRecord: total }
  },

  detail: async ({ id }, { db, user }) => presentReceipt(await receiptNumbered(db, user.id, id)),

  update: ({ id, ...change }, context) =>
    context.db.transaction().execute(async (tx) => {
      const row = await ownReceipt(tx, context.user.id, id)
      if (row.status === 'refused') await submit(tx, context, row.pay_order_id)
      await tx
        .updateTable('receipt')
        .set({ ...columnsOf({ ...draftOf(row), ...change }), status: 'reviewing', refuse_reason: '' })
        .where('id', '=', id)
        .execute()
      return null
    }),

  remove: ({ id }, context) =>
    context.db.transaction().execute(async (tx) => {
      const row = await ownReceipt(tx, context.user.id, id)
      await tx.deleteFrom('receipt').where('id', '=', id).execute()
      if (row.status === 'reviewing') await withdraw(tx, context, row.pay_order_id, '买家撤回了转账凭证')
      return null
    }),

  audit: ({ id, status, refuseReason = '' }, context) =>
    context.db.transaction().execute(async (tx) => {
      if (status === 'refused' && refuseReason === '') throw new Refusal('请填写拒绝原因', 'CONFLICT')
      await tx.selectFrom('receipt').select('id').where('id', '=', id).forUpdate().execute()
      const row = await receipts(tx).where('receipt.id', '=', id).where(forShopOf(context.user.id)).executeTakeFirst()
      if (!row) throw new Refusal('没有找到这张凭证', 'NOT_FOUND')
      if (row.status !== 'reviewing') throw new Refusal('这张凭证已经处理过了', 'CONFLICT')
      await tx.updateTable('receipt').set({ status, refuse_reason: refuseReason }).where('id', '=', id).execute()
      const { pay_order_id: payOrderId } = row
      if (status === 'refused') await withdraw(tx, context, payOrderId, `转账凭证未通过：${refuseReason}`)
      else await accept(tx, { payOrderId, payType: 'BANK', cause: `receipt ${id}`, at: context.now() })
      return null
    }),
}

/** A voucher is handed in: the orders wait for its review, and the two hours stop. */
async function submit(tx: Db, { user, now }: Asking, payOrderId: number): Promise<void> {
  await closeDue(tx, now(), { accountId: user.id })
  const rows = await lockOrders(tx, payOrderId)
  if (!rows.some(({ account_id }) => account_id === user.id)) throw new Refusal('没有找到这个支付单', 'NOT_FOUND')
  const due = rows.filter(({ status }) => status === 'unpaid')
  if (due.length === 0 && !rows.some(({ status }) => status === 'reviewing'))
    throw new Refusal('这个支付单不需要付款了', 'CONFLICT')
  for (const order of due) {
    await move({ tx, order, at: now() }, 'submitVoucher', '买家上传了转账凭证')
    await tell({ tx, order, at: now() }, 'seller', '买家上传了转账凭证，请核对')
  }
}

/** The money of a transfer is there; where the orders were paid another way meanwhile, the shop is told to give it back. */
async function accept(tx: Db, paying: Parameters<typeof payOrders>[1]): Promise<void> {
  if ((await payOrders(tx, paying)) > 0n) return
  throw new Refusal('这些订单已经付款或关闭，请把这笔转账退还买家，再退回凭证', 'CONFLICT')
}

/** The orders are to be paid again, in two hours from now; but not as long as another voucher is open. */
async function withdraw(tx: Db, { now }: Pick<Asking, 'now'>, payOrderId: number, why: string): Promise<void> {
  const at = now()
  const open = await tx
    .selectFrom('receipt')
    .select('id')
    .where('pay_order_id', '=', payOrderId)
    .where('status', '=', 'reviewing')
    .executeTakeFirst()
  if (open) return
  for (const order of (await lockOrders(tx, payOrderId)).filter(({ status }) => status === 'reviewing')) {
    await move({ tx, order, at }, 'refuseVoucher', why)
    await tx
      .updateTable('mall_order')
      .set({ expires_at: new Date(at.getTime() + 2 * 60 * 60_000) })
      .where('id', '=', order.id)
      .execute()
    await tell({ tx, order, at }, 'buyer', why)
  }
}

/** Vouchers that pay an order of the shop that somebody keeps. */
const forShopOf = (accountId: number) => sql<boolean>`exists (
  select from mall_order join merchant on merchant.id = merchant_id
  where mall_order.pay_order_id = receipt.pay_order_id and merchant.account_id = ${accountId}
)`

async function receiptNumbered(db: Db, accountId: number, id: number): Promise<ReceiptRow> {
  const row = await receipts(db)
    .where('receipt.id', '=', id)
    .where(({ eb, or }) => or([eb('receipt.account_id', '=', accountId), forShopOf(accountId)]))
    .executeTakeFirst()
  if (!row) throw new Refusal('没有找到这张凭证', 'NOT_FOUND')
  return row
}

/** A voucher of one's own that can still be changed. */
async function ownReceipt(tx: Db, accountId: number, id: number): Promise<ReceiptRow> {
  await tx.selectFrom('receipt').select('id').where('id', '=', id).forUpdate().execute()
  const row = await receipts(tx)
    .where('receipt.id', '=', id)
    .where('receipt.account_id', '=', accountId)
    .executeTakeFirst()
  if (!row) throw new Refusal('没有找到这张凭证', 'NOT_FOUND')
  if (row.status === 'accepted') throw new Refusal('凭证已通过，不能再改', 'CONFLICT')
  return row
}

interface Draft {
  imgUrl: string
  payer: string
  bank?: string | undefined
  amount: number
  payTime: string
  remark?: string | undefined
}

const columnsOf = ({ imgUrl, payer, bank = '', amount, payTime, remark = '' }: Draft) => ({
  img_url: imgUrl,
  payer,
  bank,
  micro: microOf(amount),
  paid_at: new Date(payTime),
  remark,
})

const draftOf = (row: ReceiptRow): Draft => ({
  imgUrl: row.img_url,
  payer: row.payer,
  bank: row.bank,
  amount: fromMicro(BigInt(String(row.micro))),
  payTime: row.paid_at.toISOString(),
  remark: row.remark,
})

/** The order of somebody's shop that a payment is for: a shop has one of each. */
const orderOfShop = (keeperId: number) => sql`
  select mall_order.id from mall_order join merchant on merchant.id = merchant_id
  where mall_order.pay_order_id = pay_order.id and merchant.account_id = ${keeperId}
  order by mall_order.id limit 1`
