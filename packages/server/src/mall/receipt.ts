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
import { auditReceipt, withdraw } from './receipt-audit.ts'
import {
  forShopOf,
  orderOfShop,
  presentReceipt,
  receipts,
  receiptsOfShop,
  shopKeptBy,
  type ReceiptRow,
} from './receipt-queries.ts'

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
    const query = receiptsOfShop(db, shopKeptBy(user.id))
      .select(sql<number | null>`(${orderOfShop(user.id)})`.as('order_id'))
      .$if(role === 'buyer', (found) => found.where('receipt.account_id', '=', user.id))
      .$if(role === 'seller', (found) => found.where(forShopOf(user.id)))
      .$if(payOrderId !== undefined, (found) => found.where('receipt.pay_order_id', '=', payOrderId ?? 0))
      .$if(status !== undefined, (found) =>
        found.where(sql<boolean>`coalesce(receipt_verdict.status, receipt.status) = ${status ?? 'reviewing'}`),
      )
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
      const { numDeletedRows: taken } = await tx
        .deleteFrom('receipt_verdict')
        .where('receipt_id', '=', id)
        .executeTakeFirst()
      if (row.status === 'refused' || taken > 0n) await submit(tx, context, row.pay_order_id)
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
      const why = '买家撤回了转账凭证'
      if (row.status === 'reviewing') await withdraw(tx, { payOrderId: row.pay_order_id, at: context.now(), why })
      return null
    }),

  audit: async (verdict, context) => {
    await auditReceipt(context, verdict)
    return null
  },
}

/** A voucher is handed in: the orders wait for its review, and the two hours stop. */
async function submit(tx: Db, { user, now }: Asking, payOrderId: number): Promise<void> {
  const at = now()
  const rows = await lockOrders(tx, payOrderId)
  if (!rows.some(({ account_id }) => account_id === user.id)) throw new Refusal('没有找到这个支付单', 'NOT_FOUND')
  await closeDue(tx, at, { payOrderId })
  const due = rows.filter(({ status, expires_at: until }) => status === 'unpaid' && until > at)
  if (due.length === 0 && !rows.some(({ status }) => status === 'reviewing'))
    throw new Refusal('这个支付单不需要付款了', 'CONFLICT')
  for (const order of due) {
    await move({ tx, order, at }, 'submitVoucher', '买家上传了转账凭证')
    await tell({ tx, order, at }, 'seller', '买家上传了转账凭证，请核对')
  }
}

async function receiptNumbered(db: Db, accountId: number, id: number): Promise<ReceiptRow> {
  const row = await receiptsOfShop(db, shopKeptBy(accountId))
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
  if (await isPartlyAccepted(tx, id)) throw new Refusal('已有店铺通过这张凭证，不能再改，请另传一张', 'CONFLICT')
  return row
}

/** Whether one of the shops that it pays has its money by it. */
async function isPartlyAccepted(tx: Db, id: number): Promise<boolean> {
  const said = await tx
    .selectFrom('receipt_verdict')
    .select('status')
    .where('receipt_id', '=', id)
    .where('status', '=', 'accepted')
    .executeTakeFirst()
  return said !== undefined
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
