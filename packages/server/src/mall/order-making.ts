import type { address, invoice } from '@xinpu/contract/mall'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { amountOf, type OrderGroup, type OrderLine } from './order-line.ts'
import { newNumbers } from './order-number.ts'
import type { TakenLot } from './order-tables.ts'

/** Milliseconds in which an order is paid; then it closes and its pieces go back. */
export const payTime = 2 * 60 * 60_000

/** What a buyer says of an order. */
export interface Ordering {
  payType?: 'ALI' | 'BANK' | 'WX' | undefined
  /** Of the one order. */
  remark?: string | undefined
  /** Of each shop's. */
  remarks?: readonly { merchantId: number; remark: string }[] | undefined
}

interface Making extends Ordering {
  accountId: number
  tokenHash: string
  at: Date
  currency: 'CNY' | 'USD'
  address: address.DeliveryAddress
  invoice: invoice.Invoice | undefined
}

/** Makes one payment with one order a shop, and takes the lines out of the cart. */
export async function makeOrders(
  tx: Db,
  making: Making,
  groups: readonly OrderGroup[],
  lots: ReadonlyMap<OrderLine, TakenLot[]>,
): Promise<void> {
  const { accountId, tokenHash, at, currency, payType = null } = making
  const [payNo = '', ...nos] = await newNumbers(tx, ['P', ...groups.map(() => 'M' as const)], at)
  const { id: payOrderId } = await tx
    .insertInto('pay_order')
    .values({
      no: payNo,
      account_id: accountId,
      token_hash: tokenHash,
      currency,
      pay_type: payType,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const orders = await tx
    .insertInto('mall_order')
    .values(groups.map((group, place) => ({ ...orderOf(making, group, nos[place] ?? ''), pay_order_id: payOrderId })))
    .returning('id')
    .execute()
  const goods = groups.flatMap((group, place) =>
    group.lines.map((line) => goodsOf(orders[place]?.id ?? 0, line, lots.get(line) ?? [])),
  )
  await tx.insertInto('order_goods').values(goods).execute()
  await tx
    .insertInto('order_log')
    .values(orders.map(({ id }) => ({ order_id: id, at, text: '订单已生成，库存已锁定' })))
    .execute()
  const cartIds = groups.flatMap(({ lines }) => lines.flatMap(({ cartId }) => cartId ?? []))
  if (cartIds.length > 0) await sql`delete from cart_line where id = any (${cartIds}::int[])`.execute(tx)
}

function orderOf(making: Making, { merchantId, merchantName, lines, amounts }: OrderGroup, no: string) {
  const { accountId, at, currency, address, invoice, payType = null } = making
  const remark = making.remarks?.find((one) => one.merchantId === merchantId)?.remark ?? making.remark ?? ''
  return {
    no,
    account_id: accountId,
    merchant_id: merchantId,
    currency,
    status: 'unpaid' as const,
    goods_micro: String(amounts.goods),
    freight_micro: String(amounts.freight),
    pay_micro: String(amounts.total),
    pay_type: payType,
    address: JSON.stringify(address),
    invoice: invoice ? JSON.stringify(invoice) : null,
    remark,
    words: [no, merchantName, ...lines.flatMap(({ goods }) => [goods.model, goods.name])].join(' ').toUpperCase(),
    created_at: at,
    expires_at: new Date(at.getTime() + payTime),
  }
}

function goodsOf(orderId: number, line: OrderLine, taken: readonly TakenLot[]) {
  const { goods, pieces, micro } = line
  return {
    order_id: orderId,
    goods_id: goods.id,
    name: goods.name,
    model: goods.model,
    brand: goods.name_cn,
    img_url: goods.img_url,
    quantity: pieces,
    price_micro: String(micro),
    amount_micro: String(amountOf({ micro, pieces })),
    lots: JSON.stringify(taken),
  }
}
