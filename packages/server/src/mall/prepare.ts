import type { prepare } from '@xinpu/contract/mall'
import { fromMicro } from '@xinpu/trade/price'
import type { Context, User } from '../core/context.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { ownAddresses, presentAddress } from './address.ts'
import { lineOfBargain } from './bargain-order.ts'
import { ownTitles, presentTitle } from './invoice-title.ts'
import {
  amountOf,
  groupsOf,
  lineOfGoods,
  linesOfCart,
  tokenLines,
  type OrderGroup,
  type OrderLine,
} from './order-line.ts'
import { issueToken } from './order-token.ts'
import { payTypesOf } from './pay-type.ts'

type Preparing = Context & { user: User }

export const prepareHandlers: HandlersOf<typeof prepare> = {
  fromCart: async ({ cartIds }, context) =>
    prepareLines(context, await linesOfCart(context.db, context.user.id, cartIds)),

  fromGoods: async ({ mallGoodsId, quantity }, context) =>
    prepareLines(context, [await lineOfGoods(context.db, context.user.id, mallGoodsId, quantity)]),

  fromBargaining: async ({ bargainingId }, context) =>
    prepareLines(context, [
      await lineOfBargain(context.db, bargainingId, { userId: context.user.id, at: context.now() }),
    ]),
}

/** What lines cost as orders, with the choices that are left, and the token by which they are ordered as shown. */
async function prepareLines(context: Preparing, lines: readonly OrderLine[]): Promise<prepare.OrderPrepare> {
  const { db, user, now } = context
  const groups = groupsOf(lines)
  const currency = groups[0]?.currency ?? 'CNY'
  const place = currency === 'CNY' ? 'CN' : 'HK'
  const [orderToken, addresses, titles] = await Promise.all([
    issueToken(db, { accountId: user.id, at: now() }, tokenLines(groups)),
    ownAddresses(db, user.id),
    ownTitles(db, user.id),
  ])
  const goods = groups.reduce((sum, { amounts }) => sum + amounts.goods, 0n)
  const freight = groups.reduce((sum, { amounts }) => sum + amounts.freight, 0n)
  return {
    orderToken,
    groups: groups.map(presentGroup),
    addresses: addresses.filter(({ type }) => type === place).map(presentAddress),
    invoices: titles.map(presentTitle),
    payTypes: [...payTypesOf(context, currency)],
    goodsAmount: fromMicro(goods),
    freight: fromMicro(freight),
    taxAmount: 0,
    discount: 0,
    payAmount: fromMicro(goods + freight),
    currency,
  }
}

const presentGroup = ({ merchantId, merchantName, currency, lines, amounts }: OrderGroup): prepare.PreparedGroup => ({
  merchantId,
  merchantName,
  currency,
  goods: lines.map(presentLine),
  goodsAmount: fromMicro(amounts.goods),
  freight: fromMicro(amounts.freight),
  amount: fromMicro(amounts.total),
})

const presentLine = ({ goods, pieces, micro, cartId, changes, seen }: OrderLine): prepare.PreparedGoods => ({
  mallGoodsId: goods.id,
  name: goods.name,
  model: goods.model,
  brandCn: goods.name_cn,
  imgUrl: goods.img_url,
  quantity: pieces,
  price: fromMicro(micro),
  amount: fromMicro(amountOf({ micro, pieces })),
  stock: goods.stock,
  changes,
  ...(cartId !== undefined && { cartId }),
  ...(seen !== undefined && { seenPrice: fromMicro(seen) }),
})
