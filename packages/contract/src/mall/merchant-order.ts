import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { idOf, keywords, listOf, note, quantity, text } from '../field.ts'
import { Paging, paged } from '../page.ts'
import { Currency } from '../portal/currency.ts'
import { sum } from './amount.ts'
import { OrderDetail, OrderStatus, OrderVO } from './order-vo.ts'
import { Verdict } from './role.ts'

const id = idOf('订单')
const stale = ['/mall/goods/order', '/mall/pay/order/detail', '/merchant/user/statistics'] as const

export const list = get('/mall/goods/order/merchant/list', 'The orders made at my shop, newest first.', {
  access: 'merchant',
  input: z.object({
    ...Paging.shape,
    type: Currency.optional(),
    status: OrderStatus.optional(),
    keywords: keywords().describe('In order number, model, name of goods and buyer.').optional(),
    buyerId: idOf('买家').optional(),
  }),
  output: paged(OrderVO),
})

export const detail = get('/mall/goods/order/merchant/detail', 'One of the orders made at my shop.', {
  access: 'merchant',
  input: z.object({ id }),
  output: OrderDetail,
  errors: ['NOT_FOUND'],
})

export const reprice = post('/mall/goods/order/merchant/price', 'Sets what an unpaid order costs.', {
  access: 'merchant',
  idempotent: 'yes',
  input: z.object({ id, payAmount: sum('应付金额').describe('In the currency of the order.') }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: stale,
})

export const ship = post(
  '/mall/goods/order/merchant/ship',
  'Sends a parcel of a paid order; the last one makes it shipped.',
  {
    access: 'merchant',
    idempotent: 'yes',
    input: z.object({
      id,
      company: text('物流公司', 50),
      no: text('运单号', 50),
      goods: listOf('商品', z.object({ mallGoodsId: idOf('商品'), quantity: quantity() }), 1, 500)
        .describe('What is in the parcel; all that is left if absent.')
        .optional(),
    }),
    errors: ['NOT_FOUND', 'CONFLICT'],
    invalidates: stale,
  },
)

/** 批量发货结果. What became of a parcel of a sheet: sent, or why not. */
export const ParcelSent = z
  .object({
    orderNo: z.string(),
    no: z.string(),
    fault: z.string().optional().describe('Why it was not sent; absent when it was.'),
  })
  .meta({ id: 'ParcelSent' })
export type ParcelSent = z.infer<typeof ParcelSent>

/** Each parcel holds all that is left of its order, and goes or stays by itself; one that went already went. */
export const shipMany = post('/mall/goods/order/merchant/ship/list', 'Sends parcels of several orders of a sheet.', {
  access: 'merchant',
  encoding: 'json',
  idempotent: 'yes',
  input: z.object({
    parcels: listOf(
      '包裹',
      z.object({ orderNo: text('订单号', 40), company: text('物流公司', 50), no: text('运单号', 50) }),
      1,
      200,
    ),
  }),
  output: z.array(ParcelSent).describe('In the order of the parcels.'),
  invalidates: stale,
})

/** A refusal needs a reason. */
export const refund = post('/mall/goods/order/merchant/refund', 'Agrees to pay an order back, or refuses.', {
  access: 'merchant',
  idempotent: 'yes',
  input: z.object({ id, status: Verdict, reason: note('说明', 500).optional() }),
  errors: ['FAIL', 'NOT_FOUND', 'CONFLICT'],
  invalidates: stale,
})
