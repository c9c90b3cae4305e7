import type { cart } from '@xinpu/contract/mall'
import { fromMicro, lineAmount, priceAt, quantityFault, toMicro, type Micro, type PriceAt } from '@xinpu/trade/price'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { eachOf, nthOf, preparedStatement } from '../core/prepared-statement.ts'
import { ladderOf, lineColumns } from './goods-queries.ts'

/** A moment as it is sent: hundreds of lines need no date made and written again for each. */
const iso = sql.lit('YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')

/** Lines of carts with their goods as they are now. */
export const linesOfCarts = (db: Db) =>
  db
    .selectFrom('cart_line')
    .innerJoin('mall_goods', 'mall_goods.id', 'cart_line.goods_id')
    .innerJoin('brand', 'brand.id', 'mall_goods.brand_id')
    .innerJoin('merchant', 'merchant.id', 'mall_goods.merchant_id')
    .select(lineColumns)
    .select(['cart_line.id as line_id', 'cart_line.quantity', 'is_selected'])
    .select(sql<string>`to_char(cart_line.created_at at time zone 'UTC', ${iso})`.as('added_at'))
    .select(['is_deleted', sql<string | null>`seen_micro::text`.as('seen_micro')])
    .orderBy('cart_line.id')

const someLinesOf = preparedStatement('cart_lines_some', (db, ids) =>
  linesOfCarts(db).where('cart_line.account_id', '=', nthOf(ids, 1)).where('cart_line.id', '=', eachOf(ids, 2)),
)

/** Some lines of somebody's cart; those of others, or that are gone, are left out. */
export const someCartLines = (db: Db, accountId: number, ids: readonly number[]): Promise<CartRow[]> =>
  someLinesOf(db, [accountId, ...ids])

/** Lines that a cart holds at most. */
export const mostLines = 500

export async function countLines(db: Db, accountId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from cart_line where account_id = ${accountId}`.execute(db)
  return rows[0]?.count ?? 0
}

export type CartRow = Awaited<ReturnType<ReturnType<typeof linesOfCarts>['executeTakeFirstOrThrow']>>

/** What a line costs now; undefined where it cannot be priced. */
const priceOf = (row: CartRow): PriceAt | undefined => (isSold(row) ? priceAt(ladderOf(row), row.quantity) : undefined)

/** The sum of a line, in millionths; undefined where it cannot be priced. */
export const amountOf = (row: CartRow): Micro | undefined => priceOf(row)?.amount

/** Whether its goods are on a shelf. */
const isSold = ({ is_shown, is_deleted }: Pick<CartRow, 'is_deleted' | 'is_shown'>): boolean => is_shown && !is_deleted

/** What is other than when a line was set, or what keeps it from being ordered. */
export function changesOf(row: CartRow, price = priceOf(row)): cart.CartChange[] {
  if (!isSold(row)) return ['off']
  const fault = quantityFault(row.quantity, row)
  const seen = row.seen_micro === null ? undefined : BigInt(row.seen_micro)
  const now = price && toMicro(price.price)
  if (fault || now === undefined || seen === undefined || now === seen) return fault ? [fault] : []
  return [now > seen ? 'priceUp' : 'priceDown']
}

/** Whether a line can be ordered as it is. */
export const isValid = (row: CartRow): boolean => isSold(row) && quantityFault(row.quantity, row) === undefined

/** The bridge from the row to the wire; the ladder is read once for all that is made of it. */
export function presentLine(row: CartRow): cart.CartGoods {
  const ladder = ladderOf(row)
  // In fewer than are sold at least, a piece is told at what it costs in the fewest.
  const at = row.is_shown ? priceAt(ladder, Math.max(row.quantity, row.moq)) : undefined
  const price = at?.price ?? 0
  const changes = changesOf(row, row.quantity < row.moq ? undefined : at)
  const hasMoved = changes.includes('priceUp') || changes.includes('priceDown')
  return {
    id: row.line_id,
    mallGoodsId: row.id,
    name: row.name,
    model: row.model,
    brandCn: row.name_cn,
    imgUrl: row.img_url,
    quantity: row.quantity,
    price,
    amount: fromMicro(row.quantity < row.moq ? lineAmount(toMicro(price), row.quantity) : (at?.amount ?? 0n)),
    stock: isSold(row) ? row.stock : 0,
    moq: row.moq,
    mpq: row.mpq,
    ladderPrices: row.is_shown ? ladder : [],
    changes,
    isSelected: row.is_selected,
    isValid: isValid(row),
    createTime: row.added_at,
    ...(hasMoved && row.seen_micro !== null && { seenPrice: fromMicro(BigInt(row.seen_micro)) }),
  }
}

/** Lines by shop and currency, in the order in which their first lines came in. */
export function presentCart(rows: readonly CartRow[]): cart.CartGroup[] {
  const groups = Map.groupBy(rows, ({ merchant_id, currency }) => `${merchant_id} ${currency}`)
  return [...groups.values()].flatMap((lines) => {
    const [first] = lines
    if (!first) return []
    const goods = lines.map(presentLine)
    const ordered = goods.filter((line) => line.isSelected && line.isValid)
    return {
      merchantId: first.merchant_id,
      merchantName: first.merchant_name,
      currency: first.currency,
      freights: first.freights,
      goods,
      amount: fromMicro(ordered.reduce((sum, { amount }) => sum + toMicro(amount), 0n)),
    }
  })
}
