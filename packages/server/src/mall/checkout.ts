import type { checkout } from '@xinpu/contract/mall'
import { Refusal } from '@xinpu/contract/refusal'
import { fromMicro } from '@xinpu/trade/price'
import type { Context, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { oneByOne } from '../core/one-by-one.ts'
import { addressNumbered } from './address.ts'
import { bargainIn, orderBargain, refuseEnded } from './bargain-order.ts'
import { titleNumbered } from './invoice-title.ts'
import { closeAt } from './order-expiry.ts'
import { groupsOf, lineOf, type OrderGroup, type OrderLine } from './order-line.ts'
import { makeOrders, type Ordering } from './order-making.ts'
import { heldGoods, takeStock } from './order-stock.ts'
import type { TakenLot, TokenLine } from './order-tables.ts'
import { readToken, type MadeOrder } from './order-token.ts'
import { payTypesOf } from './pay-type.ts'

export const checkoutHandlers: HandlersOf<typeof checkout> = {
  fromCart: ({ cartIds, remarks = [], ...asked }, context) =>
    order(context, { ...asked, remarks }, (lines) =>
      sameNumbers(
        lines.map(({ cartId }) => cartId),
        cartIds,
      ),
    ),

  fromGoods: ({ mallGoodsId, quantity, remark = '', ...asked }, context) =>
    order(
      context,
      { ...asked, remark },
      ([line]) => line?.goodsId === mallGoodsId && line.pieces === quantity && line.bargainId === undefined,
    ),

  fromBargaining: ({ bargainingId, remark = '', ...asked }, context) =>
    order(context, { ...asked, remark }, (lines) => bargainIn(lines) === bargainingId),
}

type Asking = Context & { user: User }
interface Asked extends Ordering {
  orderToken: string
  addressId: number
  invoiceId?: number | undefined
}

const sameNumbers = (some: readonly (number | undefined)[], others: readonly number[]): boolean =>
  some.length === others.length && some.every((one) => one !== undefined && others.includes(one))

/**
 * Orders what a token shows, once: the same token gives the same orders, however often and from wherever it comes.
 * Buyers come one after another by themselves, and by the goods where they want the same.
 */
async function order(
  context: Asking,
  asked: Asked,
  isShown: (lines: TokenLine[]) => boolean,
): Promise<checkout.OrderCreated> {
  const { user, db } = context
  return oneByOne(db, `order ${user.id}`, async (tx) => {
    const buying = { userId: user.id, at: context.now() }
    const shown = await readToken(tx, { accountId: user.id, at: buying.at }, asked.orderToken)
    const made = answerOf(shown.made)
    if (made) return made
    if (!isShown(shown.lines)) throw new Refusal('提交的商品与确认单不一致，请重新核对', 'CONFLICT')
    await refuseEnded(tx, shown.lines, buying)
    const { lines, lots } = await reserve(tx, user.id, shown.lines)
    const groups = groupsOf(lines)
    refuseFreight(groups, shown.lines)
    const currency = groups[0]?.currency ?? 'CNY'
    const choices = await choicesOf(tx, context, asked, currency)
    const making = { ...choices, accountId: user.id, tokenHash: shown.hash, at: buying.at, currency }
    const created = await makeOrders(tx, making, groups, lots)
    await closeAt(tx, created.payOrderId, new Date(created.expireTime))
    await orderBargain(tx, { lines: shown.lines, orderId: created.orderIds[0] ?? 0 }, buying)
    return created
  })
}

/** The goods of a token, held until the transaction ends, at the prices that were shown; their pieces are taken. */
async function reserve(tx: Db, buyerId: number, shown: readonly TokenLine[]) {
  const ids = [...new Set(shown.map(({ goodsId }) => goodsId))]
  const goods = new Map((await heldGoods(tx, ids)).map((row) => [row.id, row]))
  const lines = shown.map((one): OrderLine => {
    const row = goods.get(one.goodsId)
    if (!row) throw new Refusal('商品已被删除，请重新核对', 'CONFLICT')
    const line = lineOf(row, one.pieces, buyerId, one.bargainId === undefined ? undefined : BigInt(one.micro))
    if (String(line.micro) !== one.micro) throw new Refusal(`${row.model} 的价格已变，请重新核对`, 'CONFLICT')
    return { ...line, ...one, micro: BigInt(one.micro), freights: row.freights, changes: [] }
  })
  const lots = await takeStock(tx, shown)
  if (!lots) throw new Refusal('库存刚被别人买走，请重新核对', 'CONFLICT')
  return { lines, lots: new Map<OrderLine, TakenLot[]>(lines.map((line, at) => [line, lots[at] ?? []])) }
}

/** Refuses orders that cost another freight than was shown; a token from before freights were kept shows none. */
function refuseFreight(groups: readonly OrderGroup[], shown: readonly TokenLine[]): void {
  const freights = new Map(shown.map(({ goodsId, freight }) => [goodsId, freight]))
  for (const { lines, amounts } of groups)
    if (lines.some(({ goods }) => freights.get(goods.id) !== String(amounts.freight)))
      throw new Refusal('运费已变，请重新核对', 'CONFLICT')
}

/** Where it goes, whom the invoice is for, and how it is paid; all of them the buyer's own, and fit for the currency. */
async function choicesOf(tx: Db, context: Asking, asked: Asked, currency: 'CNY' | 'USD') {
  const address = await addressNumbered(tx, context.user.id, asked.addressId)
  if (address.type !== (currency === 'CNY' ? 'CN' : 'HK'))
    throw new Refusal(currency === 'CNY' ? '请选择内地的收货地址' : '美元订单请选择香港的收货地址', 'CONFLICT')
  const { payType, remark, remarks } = asked
  if (payType && !payTypesOf(context, currency).includes(payType))
    throw new Refusal('这个币种不能用该支付方式', 'CONFLICT')
  const invoice = asked.invoiceId === undefined ? undefined : await titleNumbered(tx, context.user.id, asked.invoiceId)
  return { address, invoice, payType, remark, remarks }
}

/** The answer for orders that stand; undefined where none was made yet. */
function answerOf(made: readonly MadeOrder[]): checkout.OrderCreated | undefined {
  const [first] = made
  if (!first) return undefined
  return {
    payOrderId: first.pay_id,
    payOrderNo: first.no,
    orderIds: made.map(({ id }) => id),
    payAmount: fromMicro(made.reduce((sum, { pay_micro }) => sum + BigInt(pay_micro), 0n)),
    currency: first.currency,
    expireTime: first.expires_at.toISOString(),
  }
}
