import type { OutputOf } from '@xinpu/contract/endpoint'
import type { order } from '@xinpu/contract/mall'
import { fromMicro, toMicro } from '@xinpu/trade/price'
import { sql } from 'kysely'
import { presentPerson } from '../account/person.ts'
import type { Db } from '../core/database.ts'
import { oneOf } from '../core/prepared-statement.ts'
import { told } from '../enterprise/enterprise-queries.ts'

/** An order in a list. */
export type OrderVO = OutputOf<typeof order.list>['data'][number]

export const amountOf = (value: unknown): number => fromMicro(BigInt(String(value)))

/** Orders with their shop and their buyer. */
export const orders = (db: Db) =>
  db
    .selectFrom('mall_order')
    .innerJoin('merchant', 'merchant.id', 'mall_order.merchant_id')
    .innerJoin('account', 'account.id', 'mall_order.account_id')
    .leftJoin('invoice_record', 'invoice_record.order_id', 'mall_order.id')
    .selectAll('mall_order')
    .select('invoice_record.status as invoice_status')
    .select(['merchant.name as merchant_name', 'merchant.account_id as seller_id', 'nick_name', 'avatar'])

export type OrderQuery = ReturnType<typeof orders>
export type OrderRow = Awaited<ReturnType<OrderQuery['executeTakeFirstOrThrow']>>

/** The goods of some orders, by the number of the order, in one statement. */
export async function goodsOfOrders(db: Db, ids: readonly number[]) {
  const rows = await db.selectFrom('order_goods').selectAll().where('order_id', '=', oneOf(ids)).orderBy('id').execute()
  return Map.groupBy(rows, ({ order_id }) => order_id)
}

type GoodsRow = Awaited<ReturnType<typeof goodsOfOrders>> extends ReadonlyMap<number, infer Rows> ? Rows : never

/** Orders for the wire. */
export async function presentOrders(db: Db, rows: readonly OrderRow[]): Promise<OrderVO[]> {
  if (rows.length === 0) return []
  const goods = await goodsOfOrders(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => presentOrder(row, goods.get(row.id) ?? []))
}

/** The bridge from the row to the wire. */
export function presentOrder(row: OrderRow, goods: GoodsRow): OrderVO {
  return {
    id: row.id,
    orderNo: row.no,
    payOrderId: row.pay_order_id,
    type: row.currency,
    merchantId: row.merchant_id,
    merchantName: row.merchant_name,
    buyer: presentPerson({ id: row.account_id, avatar: row.avatar, nickName: row.nick_name }),
    goods: goods.map((line) => presentGoods(line, row.paid_at !== null)),
    goodsAmount: amountOf(row.goods_micro),
    freight: amountOf(row.freight_micro),
    taxAmount: 0,
    discount: amountOf(row.discount_micro),
    payAmount: amountOf(row.pay_micro),
    status: row.status,
    isCommented: row.is_commented,
    createTime: row.created_at.toISOString(),
    ...(row.pay_type && { payType: row.pay_type }),
    ...told({ warehousingNo: row.warehousing_no }),
    ...(row.invoice_status && { invoiceStatus: row.invoice_status }),
    ...timesOf(row),
  }
}

const presentGoods = (line: GoodsRow[number], isPaid: boolean): OrderVO['goods'][number] => ({
  mallGoodsId: line.goods_id,
  name: line.name,
  model: line.model,
  brandCn: line.brand,
  imgUrl: line.img_url,
  quantity: line.quantity,
  price: amountOf(line.price_micro),
  amount: amountOf(line.amount_micro),
  ...(isPaid && { shipped: line.shipped }),
})

/** What has happened already, and when what is due ends. */
const timesOf = (row: OrderRow) =>
  told({
    payTime: row.paid_at?.toISOString(),
    shipTime: row.shipped_at?.toISOString(),
    finishTime: row.finished_at?.toISOString(),
    closeTime: row.closed_at?.toISOString(),
    expireTime: row.status === 'unpaid' ? row.expires_at.toISOString() : undefined,
  })

/** Milliseconds after which an order that was sent is finished by itself. */
export const takenTime = 15 * 24 * 60 * 60_000

/** Orders whose number, goods or shop hold the words. */
export const tells = (words: string) => sql<boolean>`position(${words.trim().toUpperCase()} in mall_order.words) > 0`

/** Money as it is kept. */
export const microOf = (amount: number): string => String(toMicro(amount))

/** The orders that are paid at once, held until the transaction ends: whoever pays or closes them comes after it. */
export async function lockOrders(tx: Db, payOrderId: number): Promise<OrderRow[]> {
  await tx
    .selectFrom('mall_order')
    .select('id')
    .where('pay_order_id', '=', payOrderId)
    .orderBy('id')
    .forUpdate()
    .execute()
  return orders(tx).where('pay_order_id', '=', payOrderId).orderBy('mall_order.id').execute()
}
