import { fullDay } from '@xinpu/sdk/format'
import { formatAmount, type Micro } from '@xinpu/trade/price'
import type { House } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { enqueue, type JobPayloads } from '../jobs/job-queue.ts'
import { notify } from '../message/notify.ts'
import { payNames } from './pay-call.ts'
import { paymentNo } from './pay-provider.ts'

declare module '../jobs/job-queue.ts' {
  interface JobPayloads {
    /** `round`: how many times its provider has answered that it is on its way. */
    moneyBack: { id: number; round?: number }
  }
}

/** Money that goes back the way it came. */
export interface Back {
  payOnlineId: number
  /** Null where the payment was for a bill. */
  orderId: number | null
  /** The refund, or the payment that came too late; the same cause moves the money of an order once. */
  cause: string
  micro: Micro
  /** What the whole payment brought. */
  total: Micro
  at: Date
}

/**
 * Writes down that a provider is to give money back, in the transaction of what it is given back for; it is asked for it
 * afterwards, again and again until it has taken it.
 */
export async function wantBack(tx: Db, { payOnlineId, orderId, cause, micro, total, at }: Back): Promise<void> {
  const row = await tx
    .insertInto('money_back')
    .values({
      pay_online_id: payOnlineId,
      order_id: orderId,
      cause,
      micro: String(micro),
      total_micro: String(total),
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) await enqueue(tx, 'moneyBack', [{ key: row.id, payload: row, isAwaited: true }])
}

/** The number by which a provider knows a refund of ours: asked twice it is one. */
export const refundNo = (id: number): string => `XR${String(id).padStart(10, '0')}`

/** Asks the provider to give money back, until it is back; what is back already is not asked for again. */
export async function sendBack({ db, now, payProviders }: House, { id, round = 0 }: JobPayloads['moneyBack']) {
  const row = await waiting(db).where('money_back.id', '=', id).executeTakeFirst()
  if (!row) return
  const { state } = await payProviders[row.pay_type].payBack({
    no: paymentNo(row.pay_online_id),
    refundNo: refundNo(id),
    micro: BigInt(String(row.micro)),
    total: BigInt(String(row.total_micro)),
  })
  const at = now()
  await db
    .transaction()
    .execute((tx) => (state === 'done' ? noteBack(tx, row, at) : noteTaken(tx, row, { at, round: round + 1 })))
}

const waiting = (db: Db) =>
  db
    .selectFrom('money_back')
    .innerJoin('pay_online', 'pay_online.id', 'pay_online_id')
    .innerJoin('pay_order', 'pay_order.id', 'pay_online.pay_order_id')
    .leftJoin('mall_order', 'mall_order.id', 'order_id')
    .select(['money_back.id', 'pay_online_id', 'order_id', 'money_back.micro', 'total_micro'])
    .select(['pay_online.pay_type', 'pay_online.currency', 'mall_order.no', 'pay_order.no as pay_no'])
    .select('pay_order.account_id')
    .where('sent_at', 'is', null)

type Waiting = Awaited<ReturnType<ReturnType<typeof waiting>['executeTakeFirstOrThrow']>>

/** Two runners may have asked: the buyer is told once. */
async function noteBack(tx: Db, row: Waiting, at: Date): Promise<void> {
  const isNew = await tx
    .updateTable('money_back')
    .set({ sent_at: at })
    .where('id', '=', row.id)
    .where('sent_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (isNew) await tellBuyer(tx, row, at, '已')
}

/** A provider may take a refund and need days for it, or fail in the end: the buyer is told once, and it is asked again. */
async function noteTaken(tx: Db, row: Waiting, { at, round }: { at: Date; round: number }): Promise<void> {
  const isNew = await tx
    .updateTable('money_back')
    .set({ taken_at: at })
    .where('id', '=', row.id)
    .where('taken_at', 'is', null)
    .where('sent_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (isNew) await tellBuyer(tx, row, at, '正在')
  // Then the daily work asks.
  if (round > mostRounds) return
  const notBefore = new Date(at.getTime() + minute * 4 ** (round - 1))
  await enqueue(tx, 'moneyBack', [{ key: `${row.id} round ${round}`, payload: { id: row.id, round }, notBefore }])
}

const minute = 60_000
/** Questions for a refund that is on its way: after a minute, then after four times as long each, the last after 17 hours. */
const mostRounds = 6

async function tellBuyer(tx: Db, row: Waiting, at: Date, word: string): Promise<void> {
  const words = `${formatAmount(BigInt(String(row.micro)), row.currency)} ${word}原路退回`
  if (row.order_id !== null)
    await tx.insertInto('order_log').values({ order_id: row.order_id, at, text: words }).execute()
  await notify(tx, {
    to: row.account_id,
    kind: 'notification',
    title: words,
    content: `${row.no === null ? `支付单 ${row.pay_no}` : `订单 ${row.no}`}，到账时间以${payNames[row.pay_type]}为准`,
    ...(row.order_id !== null && { url: `/mall/userCenter/myOrder/orderDetail/${row.order_id}` }),
  })
}

/** Asks once more for what no try has brought back: a job that was given up does not come again by itself. */
export async function wakeBacks(db: Db, now: Date): Promise<void> {
  const rows = await db.selectFrom('money_back').select('id').where('sent_at', 'is', null).orderBy('id').execute()
  const day = fullDay(now)
  await enqueue(
    db,
    'moneyBack',
    rows.map((row) => ({ key: `${row.id} ${day}`, payload: row })),
  )
}
