import { formatAmount } from '@xinpu/trade/price'
import { sql } from 'kysely'
import type { House } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { paymentNo, type PayProvider } from './pay-provider.ts'

/** Payments that are compared with their provider at a time. */
const atOnce = 20
/** Payments that are read at a time. */
const page = 500

type Reconciling = Pick<House, 'db' | 'payProviders'>
type Currency = 'CNY' | 'USD'

/**
 * Proves that the books, the orders, the bills and the providers agree, and names in a sentence each what does not:
 * entries of a movement come to nothing together, an order or a bill has in the books what it says that it was paid and
 * given back, and what a provider has of a payment is what we have of it.
 */
export async function reconcile(house: Reconciling): Promise<string[]> {
  const { db } = house
  return [
    ...(await unevenDeeds(db)),
    ...(await oddOrders(db)),
    ...(await oddBills(db)),
    ...(await oddBacks(db)),
    ...(await oddPayments(house)),
  ]
}

/** Movements whose two entries do not come to nothing. */
async function unevenDeeds(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: number; cause: string; micro: string; currency: Currency }>`
    select ledger_deed.id, cause, currency, coalesce(sum(micro), 0)::text as micro
    from ledger_deed left join ledger_entry on deed_id = ledger_deed.id
    group by ledger_deed.id having coalesce(sum(micro), 0) <> 0 or count(ledger_entry.id) <> 2
    order by ledger_deed.id`.execute(db)
  return rows.map(({ id, cause, micro, currency }) => `分录 ${id}（${cause}）两边不平，差 ${amount(micro, currency)}`)
}

/** Orders that were paid another sum than the books hold for their shop, or gave back more than they were paid. */
async function oddOrders(db: Db): Promise<string[]> {
  const { rows } = await sql<{ no: string; currency: Currency; due: string; held: string; back: string }>`
    select no, mall_order.currency, (case when paid_at is null then 0 else pay_micro end)::text as due,
      coalesce(held, 0)::text as held, coalesce(back, 0)::text as back
    from mall_order left join (
      select order_id, sum(micro) filter (where kind = 'pay') as held, -sum(micro) filter (where kind = 'refund') as back
      from ledger_deed join ledger_entry on deed_id = ledger_deed.id
      where account like 'cash:%' and cause not like 'late %' group by order_id
    ) as booked on order_id = mall_order.id
    where coalesce(held, 0) <> (case when paid_at is null then 0 else pay_micro end)
      or coalesce(back, 0) > coalesce(held, 0)
    order by mall_order.id`.execute(db)
  return rows.map(({ no, currency, due, held, back }) =>
    due === held
      ? `订单 ${no} 收了 ${amount(held, currency)}，却退了 ${amount(back, currency)}`
      : `订单 ${no} 应收 ${amount(due, currency)}，账上 ${amount(held, currency)}`,
  )
}

/** Bills that were paid another sum than the books hold of them, or gave back more than they were paid. */
async function oddBills(db: Db): Promise<string[]> {
  const { rows } = await sql<{ no: string; currency: Currency; due: string; held: string; back: string }>`
    with booked as (
      select bill_id, sum(micro) filter (where kind = 'pay') as held,
        -sum(micro) filter (where kind = 'refund') as back
      from ledger_deed join ledger_entry on deed_id = ledger_deed.id
      where account like 'cash:%' and cause not like 'late %' group by bill_id
    ), due as (
      select pay_order_id, case when paid_at is null then 0 else micro end as micro from pay_bill
    )
    select no, currency, due.micro::text as due, coalesce(held, 0)::text as held, coalesce(back, 0)::text as back
    from due join pay_order on pay_order.id = pay_order_id left join booked on bill_id = pay_order_id
    where coalesce(held, 0) <> due.micro or coalesce(back, 0) > coalesce(held, 0) order by pay_order_id`.execute(db)
  return rows.map(({ no, currency, due, held, back }) =>
    due === held
      ? `支付单 ${no} 收了 ${amount(held, currency)}，却退了 ${amount(back, currency)}`
      : `支付单 ${no} 应收 ${amount(due, currency)}，账上 ${amount(held, currency)}`,
  )
}

/** Refunds that are to be sent and are not in the books with the same sum. */
async function oddBacks(db: Db): Promise<string[]> {
  const { rows } = await sql<{ cause: string; no: string; micro: string; currency: Currency }>`
    select money_back.cause, coalesce('订单 ' || mall_order.no, '支付单 ' || pay_order.no) as no, money_back.micro::text,
      pay_order.currency
    from money_back join pay_online on pay_online.id = pay_online_id join pay_order on pay_order.id = pay_order_id
      left join mall_order on mall_order.id = order_id
    where not exists (
      select from ledger_deed join ledger_entry on deed_id = ledger_deed.id
      where kind = 'refund' and ledger_deed.cause = money_back.cause
        and (ledger_deed.order_id = money_back.order_id or money_back.order_id is null and bill_id = pay_order.id)
        and account like 'cash:%' and ledger_entry.micro = -money_back.micro)
    order by money_back.id`.execute(db)
  return rows.map(({ cause, no, micro, currency }) => `${no} 的退款 ${amount(micro, currency)}（${cause}）不在账上`)
}

interface PaymentRow {
  id: number
  pay_type: 'ALI' | 'WX'
  micro: string
  currency: Currency
  status: string
  trouble: string
  /** What of it goes back, in millionths. */
  back: string
}

/** Payments of which a provider has something else than we have. */
async function oddPayments({ db, payProviders }: Reconciling): Promise<string[]> {
  const faults: string[] = []
  for (let rows = await paymentsAfter(db, 0); rows.length > 0; rows = await paymentsAfter(db, rows.at(-1)?.id ?? 0))
    for (let from = 0; from < rows.length; from += atOnce) {
      const some = rows.slice(from, from + atOnce)
      const found = await Promise.all(some.map((row) => paymentFault(row, payProviders[row.pay_type])))
      faults.push(...found.filter((fault) => fault !== undefined))
    }
  return faults
}

async function paymentsAfter(db: Db, id: number): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select id, pay_type, micro::text, currency, status, trouble,
      (select coalesce(sum(micro), 0)::text from money_back where pay_online_id = pay_online.id) as back
    from pay_online
    where id > ${id} and status <> 'waiting' order by id limit ${page}`.execute(db)
  return rows
}

async function paymentFault(row: PaymentRow, provider: PayProvider): Promise<string | undefined> {
  const no = paymentNo(row.id)
  const told = await provider.ask(no)
  const isPaid = row.status === 'paid'
  // A trade of which all went back counts as closed at its provider.
  if (isPaid && told?.state === 'cancelled' && row.back === row.micro) return undefined
  if (!told) return isPaid ? `支付 ${no} 我方已付，支付方没有这笔` : undefined
  if (isPaid && told.state !== 'paid') return `支付 ${no} 我方已付，支付方未付`
  // What came with another amount was given back, and says so.
  if (!isPaid && told.state === 'paid') return row.trouble === '' ? `支付 ${no} 支付方已付，我方未付` : undefined
  if (isPaid && told.micro !== BigInt(row.micro))
    return `支付 ${no} 我方 ${amount(row.micro, row.currency)}，支付方 ${amount(told.micro, row.currency)}`
  return undefined
}

const amount = (micro: bigint | string, currency: Currency): string => formatAmount(BigInt(micro), currency)
