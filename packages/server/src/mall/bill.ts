import { Refusal } from '@xinpu/contract/refusal'
import type { Micro } from '@xinpu/trade/price'
import { sql } from 'kysely'
import type { House } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { record } from './ledger.ts'
import { payTime } from './order-making.ts'
import { newNumbers } from './order-number.ts'

/**
 * What is paid for at the till and is no goods, with what each kind needs to know. A kind adds its line where it is sold,
 * by `declare module '../mall/bill.ts'`; `domains.ts` does not compile until somebody brings what a paid one does.
 */
export interface BillPayloads {}

type BillKindName = keyof BillPayloads

/** A bill whose money is there. */
export interface PaidBill<Payload> {
  accountId: number
  payload: Payload
  at: Date
}

/** What is done when a bill of a kind is paid, in the transaction that settles its payment. */
export interface BillKind<Payload> {
  paid: (tx: Db, bill: PaidBill<Payload>) => Promise<void>
  /** What is done when all of its money goes back; in the transaction that says so. */
  takenBack: (tx: Db, bill: PaidBill<Payload>) => Promise<void>
}

/** Every kind of bill. */
export type BillKinds = { readonly [Kind in BillKindName]: BillKind<BillPayloads[Kind]> }

/** What somebody wants to pay for. */
export interface Wanted<Kind extends BillKindName> {
  accountId: number
  kind: Kind
  payload: BillPayloads[Kind]
  /** What the payer reads. */
  subject: string
  micro: Micro
  at: Date
}

/**
 * Opens a bill and answers the number of its payment. Within a transaction that takes turns with what else the person
 * opens: the same thing at the same price that is still to be paid is the same bill, so a double press is one.
 */
export async function openBill<Kind extends BillKindName>(tx: Db, wanted: Wanted<Kind>): Promise<number> {
  const { accountId, kind, subject, at } = wanted
  const [payload, micro] = [JSON.stringify(wanted.payload), String(wanted.micro)]
  const open = await tx
    .selectFrom('pay_bill')
    .innerJoin('pay_order', 'pay_order.id', 'pay_order_id')
    .select('pay_order_id')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where(sql<boolean>`payload = ${payload}::jsonb and micro = ${micro}::bigint`)
    .where('paid_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst()
  if (open) return open.pay_order_id
  const [no = ''] = await newNumbers(tx, ['P'], at)
  const { id } = await tx
    .insertInto('pay_order')
    .values({ no, account_id: accountId, token_hash: null, currency: 'CNY', created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const expires_at = new Date(at.getTime() + payTime)
  await tx.insertInto('pay_bill').values({ pay_order_id: id, kind, payload, subject, micro, expires_at }).execute()
  return id
}

/** The bill that a payment is for, held until the transaction ends; undefined where it is for goods. */
export async function heldBill(tx: Db, payOrderId: number) {
  await tx.selectFrom('pay_bill').select('pay_order_id').where('pay_order_id', '=', payOrderId).forUpdate().execute()
  return tx
    .selectFrom('pay_bill')
    .innerJoin('pay_order', 'pay_order.id', 'pay_order_id')
    .select(['pay_order_id', 'no', 'account_id', 'kind', 'payload', 'subject', 'currency'])
    .select(['expires_at', 'paid_at', 'pay_type'])
    .select(sql<string>`micro::text`.as('micro'))
    .where('pay_order_id', '=', payOrderId)
    .executeTakeFirst()
}

export type HeldBill = NonNullable<Awaited<ReturnType<typeof heldBill>>>

/** Refuses to begin paying a bill; nothing is due of one that is paid, or that was not paid in time. */
export function refuseEnded({ paid_at, expires_at }: HeldBill, at: Date): void {
  if (paid_at !== null) throw new Refusal('这个支付单不需要付款了', 'CONFLICT')
  if (expires_at <= at) throw new Refusal('这个支付单已过期，请重新下单', 'CONFLICT')
}

interface Paying {
  payType: 'ALI' | 'WX'
  /** The number of the payment. */
  cause: string
  at: Date
  /** What came, in millionths. */
  most: Micro
}

/** Pays a bill that is still to be paid, in time; answers what it cost: nothing where it was paid already, or closed. */
export async function payBill(
  tx: Db,
  { brought }: Pick<House, 'brought'>,
  bill: HeldBill,
  { payType, cause, at, most }: Paying,
): Promise<Micro> {
  const micro = BigInt(bill.micro)
  if (bill.paid_at !== null || bill.expires_at <= at || most < micro) return 0n
  const { pay_order_id: billId, account_id: accountId, currency } = bill
  await tx.updateTable('pay_bill').set({ paid_at: at }).where('pay_order_id', '=', billId).execute()
  await tx.updateTable('pay_order').set({ pay_type: payType }).where('id', '=', billId).execute()
  const moved = { kind: 'pay' as const, cause, billId, currency, account: `cash:${payType}`, micro, at }
  await record(tx, { ...moved, against: `own:${bill.kind}` })
  await kindOfBill(brought.bills, bill.kind).paid(tx, { accountId, payload: bill.payload, at })
  return micro
}

/** What a kind of bill does. A row says its kind and its payload; that they fit each other was made sure of when it was written. */
export const kindOfBill = (kinds: BillKinds, kind: string): BillKind<unknown> => {
  const found = Object.entries<BillKind<never>>(kinds).find(([name]) => name === kind)?.[1]
  if (!found) throw new Error(`A bill of a kind that nobody brings: ${kind}`)
  return found as BillKind<unknown>
}
