import type { address, checkout, invoice } from '@xinpu/contract/mall'
import { fromMicro } from '@xinpu/trade/price'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { kept } from '../core/prepared-statement.ts'
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

/** Makes one payment with one order a shop, and takes the lines out of the cart; all in one statement. */
export async function makeOrders(
  tx: Db,
  making: Making,
  groups: readonly OrderGroup[],
  lots: ReadonlyMap<OrderLine, TakenLot[]>,
): Promise<checkout.OrderCreated> {
  const { at, currency } = making
  const [payNo = '', ...nos] = await newNumbers(tx, ['P', ...groups.map(() => 'M' as const)], at)
  const orders = groups.map((group, place) => orderOf(making, group, nos[place] ?? ''))
  const goods = groups.flatMap((group, place) =>
    group.lines.map((line) => goodsOf(nos[place] ?? '', line, lots.get(line) ?? [])),
  )
  const cartIds = groups.flatMap(({ lines }) => lines.flatMap(({ cartId }) => cartId ?? []))
  const expires = new Date(at.getTime() + payTime)
  const made = await writeOrders(tx, { ...making, payNo, expires }, { orders, goods, cartIds })
  return {
    payOrderId: made[0]?.pay_order_id ?? 0,
    payOrderNo: payNo,
    orderIds: made.map(({ id }) => id),
    payAmount: fromMicro(groups.reduce((sum, { amounts }) => sum + amounts.total, 0n)),
    currency,
    expireTime: expires.toISOString(),
  }
}

interface Written {
  orders: readonly ReturnType<typeof orderOf>[]
  goods: readonly ReturnType<typeof goodsOf>[]
  cartIds: readonly number[]
}

/** Orders are numbered in their order, and the goods of all of them in theirs. */
async function writeOrders(
  tx: Db,
  { payNo, expires, ...making }: Making & { payNo: string; expires: Date },
  { orders, goods, cartIds }: Written,
): Promise<{ id: number; pay_order_id: number }[]> {
  const { accountId, tokenHash, currency, payType = null, address, invoice } = making
  const [at, until] = [making.at.toISOString(), expires.toISOString()]
  const { rows } = await sql<{ id: number; pay_order_id: number }>`${kept('orders_made')}
    with paid as (
      insert into pay_order (no, account_id, token_hash, currency, pay_type, created_at)
      values (${payNo}, ${accountId}::int, ${tokenHash}, ${currency}, ${payType}::text, ${at}::timestamptz)
      returning id
    ),
    made as (
      insert into mall_order (no, pay_order_id, account_id, merchant_id, currency, status, goods_micro, freight_micro,
        pay_micro, pay_type, address, invoice, remark, words, created_at, expires_at)
      select no, paid.id, ${accountId}::int, merchant, ${currency}, 'unpaid', goods, freight, total, ${payType}::text,
        ${JSON.stringify(address)}::jsonb, ${invoice ? JSON.stringify(invoice) : null}::jsonb, remark, words,
        ${at}::timestamptz, ${until}::timestamptz
      from paid cross join rows from (
        jsonb_to_recordset(${JSON.stringify(orders)}::jsonb)
          as (no text, merchant int, goods bigint, freight bigint, total bigint, remark text, words text)
      ) with ordinality as told (no, merchant, goods, freight, total, remark, words, place)
      order by place
      returning id, pay_order_id, no
    ),
    goods as (
      insert into order_goods (order_id, goods_id, name, model, brand, img_url, quantity, price_micro, amount_micro, lots)
      select made.id, goods, name, model, brand, img, pieces, price, amount, lots
      from rows from (
        jsonb_to_recordset(${JSON.stringify(goods)}::jsonb)
          as (no text, goods int, name text, model text, brand text, img text, pieces int, price bigint, amount bigint, lots jsonb)
      ) with ordinality as told (no, goods, name, model, brand, img, pieces, price, amount, lots, place)
      join made using (no)
      order by place
    ),
    logged as (
      insert into order_log (order_id, at, text) select id, ${at}::timestamptz, '订单已生成，库存已锁定' from made order by id
    ),
    bought as (delete from cart_line where id = any (${cartIds}::int[]))
    select id, pay_order_id from made order by id`.execute(tx)
  return rows
}

/** What is of one order alone; sums are millionths. */
function orderOf(making: Making, { merchantId, merchantName, lines, amounts }: OrderGroup, no: string) {
  const remark = making.remarks?.find((one) => one.merchantId === merchantId)?.remark ?? making.remark ?? ''
  return {
    no,
    merchant: merchantId,
    goods: String(amounts.goods),
    freight: String(amounts.freight),
    total: String(amounts.total),
    remark,
    words: [no, merchantName, ...lines.flatMap(({ goods }) => [goods.model, goods.name])].join(' ').toUpperCase(),
  }
}

function goodsOf(no: string, line: OrderLine, lots: readonly TakenLot[]) {
  const { goods, pieces, micro } = line
  return {
    no,
    goods: goods.id,
    name: goods.name,
    model: goods.model,
    brand: goods.name_cn,
    img: goods.img_url,
    pieces,
    price: String(micro),
    amount: String(amountOf({ micro, pieces })),
    lots,
  }
}
