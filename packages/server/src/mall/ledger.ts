import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../core/database.ts'

/** What money is for: an order, or a bill. */
export type MoneyFor = { orderId: number; billId?: undefined } | { orderId?: undefined; billId: number }

/** Money that moves: from the first account to the second. */
export type Movement = MoneyFor & {
  kind: 'pay' | 'refund'
  /** The number of the payment or the refund: the same cause moves the money of an order, or of a bill, once. */
  cause: string
  currency: 'CNY' | 'USD'
  /** cash:ALI for what a provider holds for us, shop:12 for what we hold for a shop, own:member for what is ours. */
  account: string
  against: string
  /** Above zero. */
  micro: bigint
  at: Date
}

/**
 * Writes a movement of money in two entries that come to nothing together: what providers hold for us is more by it, and
 * what we owe a shop is more by the same, the other way round for a refund. In the transaction of what it tells of;
 * answers whether it was new.
 */
export async function record(
  tx: Db,
  { kind, cause, orderId, billId, currency, account, against, micro, at }: Movement,
): Promise<boolean> {
  const sign = kind === 'pay' ? 1n : -1n
  const deed = await tx
    .insertInto('ledger_deed')
    .values({ kind, cause, order_id: orderId ?? null, bill_id: billId ?? null, currency, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!deed) return false
  await tx
    .insertInto('ledger_entry')
    .values([
      { deed_id: deed.id, account, micro: String(sign * micro) },
      { deed_id: deed.id, account: against, micro: String(-sign * micro) },
    ])
    .execute()
  return true
}

/** What of the money that paid an order went back to its buyer already, in millionths; what came too much is no part of it. */
export const refundedOf = (db: Db, orderId: number): Promise<bigint> => returnedWhere(db, sql`order_id = ${orderId}`)

/** The same of a bill. */
export const refundedOfBill = (db: Db, billId: number): Promise<bigint> => returnedWhere(db, sql`bill_id = ${billId}`)

/** The same of the order of each row, within a statement about orders. */
export const refundedOfRow = returnedSum(sql`ledger_deed.order_id = mall_order.id`)

async function returnedWhere(db: Db, isIts: RawBuilder<unknown>): Promise<bigint> {
  const { rows } = await sql<{ micro: string }>`select ${returnedSum(isIts)}::text as micro`.execute(db)
  return BigInt(rows[0]?.micro ?? 0)
}

function returnedSum(isIts: RawBuilder<unknown>): RawBuilder<string> {
  return sql`(
    select coalesce(-sum(ledger_entry.micro), 0) from ledger_entry join ledger_deed on ledger_deed.id = deed_id
    where ledger_deed.kind = 'refund' and ${isIts} and ledger_entry.account like 'cash:%' and cause not like 'late %')`
}

/** What an account has, in millionths of each currency. */
export async function balances(db: Db): Promise<{ account: string; currency: 'CNY' | 'USD'; micro: bigint }[]> {
  const { rows } = await sql<{ account: string; currency: 'CNY' | 'USD'; micro: string }>`
    select account, currency, sum(micro)::text as micro from ledger_entry join ledger_deed on ledger_deed.id = deed_id
    group by account, currency order by account, currency`.execute(db)
  return rows.map((row) => ({ ...row, micro: BigInt(row.micro) }))
}
