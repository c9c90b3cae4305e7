import * as z from 'zod'
import { post } from '../endpoint.ts'
import { idOf, idsOf, listOf, note, quantity, text } from '../field.ts'
import { Id, Time } from '../page.ts'
import { Currency } from '../portal/currency.ts'
import { Amount } from './amount.ts'
import { PayType } from './pay-type.ts'

/** 下单结果. One payment for the orders that were made, one order a shop. */
export const OrderCreated = z
  .object({
    payOrderId: Id,
    payOrderNo: z.string(),
    orderIds: z.array(Id),
    payAmount: Amount,
    currency: Currency,
    expireTime: Time.describe('Until when to pay; then the orders close and the stock goes back.'),
  })
  .meta({ id: 'OrderCreated' })
export type OrderCreated = z.infer<typeof OrderCreated>

/** Price, stock or token other than when prepared is a conflict: prepare again. */
const shape = {
  orderToken: text('下单凭证', 200).describe('Of the preparation. The same token gives the same order.'),
  addressId: idOf('收货地址'),
  invoiceId: idOf('发票抬头').optional(),
  payType: PayType.optional(),
}
const remark = note('备注', 200)

export const fromCart = post('/mall/pay/order/create/cart', 'Orders lines of my cart, one order a shop.', {
  encoding: 'json',
  idempotent: 'key',
  input: z.object({
    ...shape,
    cartIds: idsOf('购物车商品', 500),
    remarks: listOf('备注', z.object({ merchantId: idOf('商家'), remark }), 0, 500).optional(),
  }),
  output: OrderCreated,
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/mall/cart', '/mall/goods'],
})

export const fromGoods = post('/mall/pay/order/create/goods', 'Orders goods at once, past the cart.', {
  encoding: 'json',
  idempotent: 'key',
  input: z.object({ ...shape, mallGoodsId: idOf('商品'), quantity: quantity(), remark: remark.optional() }),
  output: OrderCreated,
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/mall/cart/list', '/mall/goods'],
})

export const fromBargaining = post('/mall/pay/order/create/bargaining', 'Orders goods at the price that was agreed.', {
  encoding: 'json',
  idempotent: 'key',
  input: z.object({ ...shape, bargainingId: idOf('议价'), remark: remark.optional() }),
  output: OrderCreated,
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/mall/cart/list', '/mall/goods'],
})
