import type { cart } from '@xinpu/contract/mall'
import { Refusal } from '@xinpu/contract/refusal'
import { cheaperCarts, type CartChoice, type CartOption, type CheaperCart } from '@xinpu/trade/cart'
import { fromMicro, formatAmount, priceAt, quantityFault, type Currency, type FreightRule } from '@xinpu/trade/price'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { amountOf, isValid, someCartLines, type CartRow } from './cart-queries.ts'
import { goodsNumbered, ladderOf, type GoodsRow } from './goods-queries.ts'

/** Goods of other shops that are looked at for a line. */
const mostOthers = 8
/** Ways that are told for each currency. */
const mostWays = 3

/** Ways to buy lines of a cart for less, each in one currency; lines that cannot be ordered as they are stay out of it. */
export async function optimise(db: Db, accountId: number, ids: readonly number[]): Promise<cart.CartSwap[]> {
  const rows = await someCartLines(db, accountId, ids)
  if (rows.length === 0) throw new Refusal('购物车里没有这些商品', 'NOT_FOUND')
  const lines = rows.filter(isValid)
  const others = await othersOf(db, lines)
  return (['CNY', 'USD'] as const).flatMap((currency) =>
    waysIn(
      currency,
      lines.filter((row) => row.currency === currency),
      others,
    ),
  )
}

/** Goods of the same part in other shops, by the number of the line, in one statement and a reading. */
async function othersOf(db: Db, lines: readonly CartRow[]): Promise<ReadonlyMap<number, Other[]>> {
  const { rows } = await sql<{ line_id: number; id: number; freights: FreightRule[] }>`
    select cart_line.id as line_id, other.id, other.freights
    from cart_line join mall_goods as own on own.id = cart_line.goods_id cross join lateral (
      select mall_goods.id, freights from mall_goods join merchant on merchant.id = merchant_id
      where is_shown and mall_goods.part_id = own.part_id and currency = own.currency
        and merchant_id <> own.merchant_id and mall_goods.stock >= cart_line.quantity
      order by micros[nullif(width_bucket(cart_line.quantity, mins), 0)], mall_goods.id
      limit ${mostOthers}
    ) as other
    where cart_line.id = any (${lines.map(({ line_id }) => line_id)}::int[])`.execute(db)
  const known = await goodsNumbered(db, [...new Set(rows.map(({ id }) => id))])
  const byId = new Map(known.map((row) => [row.id, row]))
  const told = rows.flatMap(({ line_id, id, freights }) => {
    const goods = byId.get(id)
    return goods ? [{ line_id, goods, freights }] : []
  })
  return Map.groupBy(told, ({ line_id }) => line_id)
}

interface Other {
  line_id: number
  goods: GoodsRow
  freights: FreightRule[]
}

function waysIn(
  currency: Currency,
  lines: readonly CartRow[],
  others: ReadonlyMap<number, readonly Other[]>,
): cart.CartSwap[] {
  const freights = new Map(lines.map((row) => [row.merchant_id, row.freights]))
  for (const found of others.values())
    for (const { goods, freights: rules } of found) freights.set(goods.merchant_id, rules)
  const choices = lines.flatMap((row) => choiceOf(row, others.get(row.line_id) ?? []))
  const found = cheaperCarts(choices, { currency, freightsOf: (shopId) => freights.get(shopId) ?? [] })
  const goods = new Map([...others.values()].flat().map((other) => [other.goods.id, other.goods]))
  return found.slice(0, mostWays).map((way) => presentWay(way, currency, goods))
}

function choiceOf(row: CartRow, others: readonly Other[]): CartChoice[] {
  const amount = amountOf(row)
  if (amount === undefined) return []
  const now = { goodsId: row.id, shopId: row.merchant_id, pieces: row.quantity, amount }
  return [{ lineId: row.line_id, now, others: others.flatMap(({ goods }) => optionOf(goods, row.quantity)) }]
}

/** Goods in a quantity; none where the shop does not sell it so. */
function optionOf(goods: GoodsRow, pieces: number): CartOption[] {
  const amount = priceAt(ladderOf(goods), pieces)?.amount
  if (amount === undefined || quantityFault(pieces, goods)) return []
  return [{ goodsId: goods.id, shopId: goods.merchant_id, pieces, amount }]
}

function presentWay(
  { changes, saving, shops }: CheaperCart,
  currency: Currency,
  goods: ReadonlyMap<number, GoodsRow>,
): cart.CartSwap {
  const lines = changes.flatMap(({ lineId, option }) => {
    const row = goods.get(option.goodsId)
    const price = row && priceAt(ladderOf(row), option.pieces)?.price
    if (!row || price === undefined) return []
    const { goodsId: mallGoodsId, pieces: quantity } = option
    return {
      id: lineId,
      mallGoodsId,
      merchantName: row.merchant_name,
      quantity,
      price,
      amount: fromMicro(option.amount),
    }
  })
  const parcels = shops.after < shops.before ? `，少收 ${shops.before - shops.after} 个包裹` : ''
  const note = `换 ${lines.length} 行的店铺，连运费共省 ${formatAmount(saving, currency)}${parcels}`
  return { lines, currency, saving: fromMicro(saving), note }
}
