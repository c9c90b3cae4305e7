import * as z from 'zod'
import { post } from '../endpoint.ts'
import { idOf, idsOf, quantity } from '../field.ts'
import { Id } from '../page.ts'
import { Currency } from '../portal/currency.ts'
import { DeliveryAddress } from './address.ts'
import { Amount, Price } from './amount.ts'
import { CartChange } from './cart.ts'
import { Invoice } from './invoice.ts'
import { OrderGoods } from './order-vo.ts'
import { PayType } from './pay-type.ts'

/** 待下单商品. A line of an order that is not made yet. */
export const PreparedGoods = z
  .object({
    ...OrderGoods.shape,
    cartId: Id.optional().describe('The line of the cart it comes from.'),
    seenPrice: Price.optional().describe('What the cart showed, where it has changed.'),
    stock: z.int(),
    changes: z.array(CartChange),
  })
  .meta({ id: 'PreparedGoods' })
export type PreparedGoods = z.infer<typeof PreparedGoods>

/** 待下单分组. What will be one order: the goods of one shop. */
export const PreparedGroup = z
  .object({
    merchantId: Id,
    merchantName: z.string(),
    currency: Currency,
    goods: z.array(PreparedGoods),
    goodsAmount: Amount,
    freight: Amount,
    amount: Amount.describe('What its order costs.'),
  })
  .meta({ id: 'PreparedGroup' })
export type PreparedGroup = z.infer<typeof PreparedGroup>

/** 下单确认. What an order will cost, and the choices left. */
export const OrderPrepare = z
  .object({
    orderToken: z.string().describe('Names this order: creating twice with it makes one order.'),
    groups: z.array(PreparedGroup),
    addresses: z.array(DeliveryAddress).describe('Those that fit the currency.'),
    invoices: z.array(Invoice),
    payTypes: z.array(PayType),
    goodsAmount: Amount,
    freight: Amount,
    taxAmount: Amount.describe('Tax on top; 0 where prices include it.'),
    discount: Amount,
    payAmount: Amount,
    currency: Currency,
  })
  .meta({ id: 'OrderPrepare' })
export type OrderPrepare = z.infer<typeof OrderPrepare>

const addressId = idOf('收货地址').describe('Decides the freight; the default address if absent.').optional()

/** All lines are in one currency. */
export const fromCart = post('/mall/pay/order/prepare/cart', 'Computes what lines of my cart cost as orders.', {
  idempotent: 'safe',
  input: z.object({ cartIds: idsOf('购物车商品', 500), addressId }),
  output: OrderPrepare,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const fromGoods = post('/mall/pay/order/prepare/goods', 'Computes what goods cost when bought at once.', {
  idempotent: 'safe',
  input: z.object({ mallGoodsId: idOf('商品'), quantity: quantity(), addressId }),
  output: OrderPrepare,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const fromBargaining = post(
  '/mall/pay/order/prepare/bargaining',
  'Computes what goods cost at the price that was agreed.',
  {
    idempotent: 'safe',
    input: z.object({ bargainingId: idOf('议价'), addressId }),
    output: OrderPrepare,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
)
