import type { deskRefund } from '@xinpu/contract/mall'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { amountOf } from './order-queries.ts'

/** Refunds of the desk with what they are of, and who asked and decided. */
export const deskRefunds = (db: Db) =>
  db
    .selectFrom('desk_refund')
    .leftJoin('mall_order', 'mall_order.id', 'order_id')
    .leftJoin('merchant', 'merchant.id', 'mall_order.merchant_id')
    .leftJoin('pay_bill', 'pay_bill.pay_order_id', 'bill_id')
    .leftJoin('pay_order', 'pay_order.id', 'bill_id')
    .innerJoin('account as buyer', (join) =>
      join.on(sql<boolean>`buyer.id = coalesce(mall_order.account_id, pay_order.account_id)`),
    )
    .innerJoin('account as asker', 'asker.id', 'asked_by')
    .leftJoin('account as decider', 'decider.id', 'decided_by')
    .selectAll('desk_refund')
    .select(sql<string>`coalesce(mall_order.no, pay_order.no)`.as('no'))
    .select(sql<string>`coalesce(merchant.name, pay_bill.subject)`.as('title'))
    .select(['buyer.id as buyer_id', 'buyer.nick_name as buyer_name', 'buyer.avatar as buyer_avatar'])
    .select(['asker.nick_name as asker_name', 'asker.avatar as asker_avatar'])
    .select(['decider.nick_name as decider_name', 'decider.avatar as decider_avatar'])

type Row = Awaited<ReturnType<ReturnType<typeof deskRefunds>['executeTakeFirstOrThrow']>>

/** The bridge from the row to the wire. */
export const presentRefund = (row: Row): deskRefund.DeskRefund => ({
  id: row.id,
  no: row.no,
  title: row.title,
  buyer: { id: row.buyer_id, nickName: row.buyer_name, avatar: row.buyer_avatar },
  currency: row.currency,
  amount: amountOf(row.micro),
  reason: row.reason,
  status: row.status,
  needsSecond: row.needs_second,
  asker: { id: row.asked_by, nickName: row.asker_name, avatar: row.asker_avatar },
  askTime: row.asked_at.toISOString(),
  decideReason: row.decide_reason,
  ...(row.decided_by !== null && {
    decider: { id: row.decided_by, nickName: row.decider_name ?? '', avatar: row.decider_avatar ?? '' },
  }),
  ...(row.decided_at && { decideTime: row.decided_at.toISOString() }),
})
