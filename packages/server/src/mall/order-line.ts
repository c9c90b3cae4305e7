import type { cart } from '@xinpu/contract/mall'
import { Refusal } from '@xinpu/contract/refusal'
import {
  lineAmount,
  orderAmounts,
  priceAt,
  quantityFault,
  toMicro,
  type FreightRule,
  type Micro,
  type QuantityRules,
} from '@xinpu/trade/price'
import type { Db } from '../core/database.ts'
import { changesOf, someCartLines } from './cart-queries.ts'
import { refuseQuantity } from './cart.ts'
import { goodsNumbered, ladderOf, type GoodsRow } from './goods-queries.ts'
import type { TokenLine } from './order-tables.ts'

/** What of goods is asked when they are ordered. */
export type OrderedGoods = Pick<
  GoodsRow,
  | 'currency'
  | 'freights'
  | 'id'
  | 'img_url'
  | 'is_shown'
  | 'merchant_id'
  | 'merchant_name'
  | 'micros'
  | 'mins'
  | 'model'
  | 'moq'
  | 'mpq'
  | 'name'
  | 'name_cn'
  | 'seller_id'
  | 'stock'
>

/** Goods in a quantity at a price, about to be ordered. */
export interface OrderLine {
  goods: OrderedGoods
  pieces: number
  /** One piece. */
  micro: Micro
  freights: readonly FreightRule[]
  cartId?: number
  bargainId?: number
  /** What is other than when it was put into the cart. */
  changes: cart.CartChange[]
  /** What a piece cost then, where that is other. */
  seen?: Micro
}

/** Lines of a person's cart; those that cannot be ordered, or of two currencies, are a conflict. */
export async function linesOfCart(db: Db, accountId: number, ids: readonly number[]): Promise<OrderLine[]> {
  const rows = await someCartLines(db, accountId, ids)
  if (rows.length < new Set(ids).size) throw new Refusal('购物车已有变化，请回购物车重新勾选', 'NOT_FOUND')
  return rows.map((row) => {
    const changes = changesOf(row)
    const line = { ...lineOf(row, row.quantity, accountId), freights: row.freights, cartId: row.line_id, changes }
    const hasMoved = row.seen_micro !== null && BigInt(row.seen_micro) !== line.micro
    return hasMoved ? { ...line, seen: BigInt(row.seen_micro ?? 0) } : line
  })
}

/** One line of goods that somebody buys at once. */
export async function lineOfGoods(db: Db, accountId: number, id: number, pieces: number): Promise<OrderLine> {
  const [row] = await goodsNumbered(db, [id])
  if (!row) throw new Refusal('没有找到这个商品', 'NOT_FOUND')
  return { ...lineOf(row, pieces, accountId), freights: row.freights, changes: [] }
}

/**
 * Goods in a quantity at their price; refuses what cannot be bought so.
 *
 * @param agreed What a piece costs by agreement: then only the stock limits the quantity, which was agreed with it.
 */
export function lineOf(
  goods: OrderedGoods,
  pieces: number,
  buyerId: number,
  agreed?: Micro,
): Pick<OrderLine, 'goods' | 'micro' | 'pieces'> {
  if (goods.seller_id === buyerId) throw new Refusal(`${goods.model} 是自己店铺的商品，不能下单`, 'CONFLICT')
  if (!goods.is_shown) throw new Refusal(`${goods.model} 已下架`, 'CONFLICT')
  const rules = agreed === undefined ? goods : { moq: pieces, mpq: pieces, stock: goods.stock }
  if (quantityFault(pieces, rules)) refuseNamed(goods.model, pieces, rules)
  return { goods, pieces, micro: agreed ?? ladderMicro(goods, pieces) }
}

/** What a piece costs by the ladder. */
function ladderMicro(goods: OrderedGoods, pieces: number): Micro {
  const found = priceAt(ladderOf(goods), pieces)
  if (!found) throw new Refusal(`${goods.model} 没有这个数量的价格`, 'CONFLICT')
  return toMicro(found.price)
}

function refuseNamed(model: string, pieces: number, rules: QuantityRules): void {
  try {
    refuseQuantity(pieces, rules)
  } catch (error) {
    throw error instanceof Refusal ? new Refusal(`${model} ${error.message}`, 'CONFLICT') : error
  }
}

/** What one shop sends as one order. */
export interface OrderGroup {
  merchantId: number
  merchantName: string
  currency: 'CNY' | 'USD'
  lines: OrderLine[]
  amounts: ReturnType<typeof orderAmounts>
}

/** Lines by shop, in the order in which their first lines stand; all are in one currency, and each sum can be paid. */
export function groupsOf(lines: readonly OrderLine[]): OrderGroup[] {
  if (new Set(lines.map(({ goods }) => goods.currency)).size > 1)
    throw new Refusal('人民币与美元的商品请分开下单', 'CONFLICT')
  return [...Map.groupBy(lines, ({ goods }) => goods.merchant_id).values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const { merchant_id: merchantId, merchant_name: merchantName, currency } = first.goods
    const amounts = orderAmounts(own.map(amountOf), currency, first.freights)
    refuseSum(merchantName, amounts.total)
    return { merchantId, merchantName, currency, lines: own, amounts }
  })
}

/** What an order costs at least, and at most: no other sum can be paid. */
const [leastSum, mostSum] = [toMicro(0.01), toMicro(999_999_999)]

function refuseSum(shop: string, total: Micro): void {
  if (total < leastSum) throw new Refusal(`${shop} 的订单金额不足 0.01，请增加数量`, 'CONFLICT')
  if (total > mostSum) throw new Refusal(`${shop} 的订单金额超过 999,999,999，请减少数量`, 'CONFLICT')
}

/** What a line costs, rounded as everywhere. */
export const amountOf = ({ micro, pieces }: Pick<OrderLine, 'micro' | 'pieces'>): Micro => lineAmount(micro, pieces)

/** What a token keeps of orders, line by line. */
export const tokenLines = (groups: readonly OrderGroup[]): TokenLine[] =>
  groups.flatMap(({ lines, amounts }) => lines.map((line) => tokenLine(line, amounts.freight)))

const tokenLine = ({ goods, pieces, micro, cartId, bargainId }: OrderLine, freight: Micro): TokenLine => ({
  goodsId: goods.id,
  pieces,
  micro: String(micro),
  freight: String(freight),
  ...(cartId !== undefined && { cartId }),
  ...(bargainId !== undefined && { bargainId }),
})
