import type { deskRefund } from '@xinpu/contract/mall'
import { Refusal } from '@xinpu/contract/refusal'
import { formatAmount, fromMicro, toMicro } from '@xinpu/trade/price'
import { sql } from 'kysely'
import type { Context } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { notifyAll } from '../message/notify.ts'
import { limitOf, paymentOf, presentCase, refuseUnpaid, setLimitTo, sumsOf } from './desk-refund-case.ts'
import { deskRefunds, presentRefund } from './desk-refund-list.ts'
import { giveBackRefund } from './desk-refund-pay.ts'
import { microOf } from './order-queries.ts'

export const deskRefundHandlers: HandlersOf<typeof deskRefund> = {
  find: ({ no }, { db }) =>
    db.transaction().execute(async (tx) => {
      const found = await paymentOf(tx, no)
      refuseUnpaid(found)
      return presentCase(tx, found)
    }),

  async list({ status, ...page }, { db }) {
    const query = deskRefunds(db)
      .$if(status !== undefined, (found) => found.where('desk_refund.status', '=', status ?? 'waiting'))
      .orderBy('desk_refund.id', 'desc')
    const { rows, total } = await paginate(db, query, page)
    return { data: rows.map(presentRefund), totalRecord: total }
  },

  async ask({ no, amount, reason }, context) {
    const { db, user, now, note } = context
    const found = await paymentOf(db, no)
    refuseUnpaid(found)
    const micro = BigInt(microOf(amount))
    const { left, alone } = await sumsOf(db, found)
    const { currency } = found.order ?? found.bill
    if (micro > left) throw new Refusal(`退款金额最多 ${formatAmount(left, currency)}`, 'CONFLICT')
    const needsSecond = micro > alone
    const row = await db
      .insertInto('desk_refund')
      .values({
        order_id: found.order?.id ?? null,
        bill_id: found.bill?.pay_order_id ?? null,
        currency,
        micro: String(micro),
        reason,
        status: 'waiting',
        needs_second: needsSecond,
        asked_by: user.id,
        asked_at: now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const of = (found.order ?? found.bill).no
    note(`${of} ${formatAmount(micro, currency)}：${reason}${needsSecond ? '（待第二人批准）' : ''}`)
    if (needsSecond) await tellOthers(db, user.id, `${of} 退款 ${formatAmount(micro, currency)}：${reason}`)
    else await settle(context, row.id)
    return { id: row.id, status: needsSecond ? 'waiting' : 'done' }
  },

  async approve({ id }, context) {
    await takeOver(context, id, '不能批准自己申请的退款')
    await settle(context, id)
    return null
  },

  async refuse({ id, reason }, context) {
    await takeOver(context, id, '不能驳回自己申请的退款，可以撤回')
    await decide(context, id, { status: 'refused', reason })
    context.note(reason)
    return null
  },

  async withdraw({ id }, context) {
    const row = await heldRefund(context.db, id)
    if (row.asked_by !== context.user.id) throw new Refusal('只能撤回自己申请的退款', 'FORBIDDEN')
    await decide(context, id, { status: 'withdrawn', reason: '' })
    return null
  },

  limit: async (_, { db }) => ({ amount: fromMicro(await limitOf(db)) }),

  async setLimit({ amount }, { db, note }) {
    note(`${formatAmount(await limitOf(db), 'CNY')} → ${formatAmount(toMicro(amount), 'CNY')}`)
    await setLimitTo(db, amount)
    return null
  },
}

type Deciding = Pick<Context, 'db' | 'now'> & { user: { id: number } }

/** A refund that waits, held until the transaction ends: of two who decide at once, one finds it decided. */
async function heldRefund(tx: Db, id: number) {
  const row = await tx.selectFrom('desk_refund').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw new Refusal('没有找到这笔退款', 'NOT_FOUND')
  if (row.status !== 'waiting') throw new Refusal('这笔退款已经处理过了', 'CONFLICT')
  return row
}

/** Holds a refund for somebody other than who asked for it. */
async function takeOver({ db, user }: Deciding, id: number, why: string): Promise<void> {
  const row = await heldRefund(db, id)
  if (row.asked_by === user.id) throw new Refusal(why, 'FORBIDDEN')
}

/** The money of a refund goes back, and it says who decided so. */
async function settle(context: Parameters<typeof giveBackRefund>[0] & Deciding, id: number): Promise<void> {
  await giveBackRefund(context, id)
  await decide(context, id, { status: 'done', reason: '' })
}

const decide = (
  { db, user, now }: Deciding,
  id: number,
  { status, reason }: { status: 'done' | 'refused' | 'withdrawn'; reason: string },
) =>
  db
    .updateTable('desk_refund')
    .set({ status, decide_reason: reason, decided_by: user.id, decided_at: now() })
    .where('id', '=', id)
    .execute()

/** Whoever else minds the money hears that a refund waits for them. */
async function tellOthers(tx: Db, askerId: number, content: string): Promise<void> {
  const people = await tx
    .selectFrom('account')
    .select('id')
    .where(sql<boolean>`roles && array['finance', 'owner'] and not is_blocked and id <> ${askerId}`)
    .execute()
  const news = { kind: 'notification' as const, title: '有一笔退款等您批准', content }
  await notifyAll(
    tx,
    people.map(({ id }) => ({ to: id, ...news, url: '/userCenter?type=99&tab=refund' })),
  )
}
