import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { day, fileAddress, idOf, idsOf, keywords, listOf, note, text, whole } from '../field.ts'
import { Paging, paged, Time, Url } from '../page.ts'
import { Currency } from '../portal/currency.ts'
import { sum } from './amount.ts'
import { OrderDetail, OrderStatus, OrderVO } from './order-vo.ts'

/** 物流. Where a parcel is. */
export const Logistics = z
  .object({
    company: z.string(),
    no: z.string(),
    url: Url.optional().describe("The carrier's own page of it."),
    traces: z.array(z.object({ time: Time, text: z.string() })).describe('Newest first.'),
  })
  .meta({ id: 'Logistics' })
export type Logistics = z.infer<typeof Logistics>

/** 订单数量. How many orders are in a status. */
export const OrderCount = z.object({ status: OrderStatus, count: z.int() }).meta({ id: 'OrderCount' })
export type OrderCount = z.infer<typeof OrderCount>

const id = idOf('订单')
const images = (label: string) => listOf(label, fileAddress(label), 0, 9)
const stale = ['/mall/goods/order', '/mall/pay/order/detail'] as const

export const list = get('/mall/goods/order/user/list', 'The orders I made, newest first.', {
  input: z.object({
    ...Paging.shape,
    type: Currency.optional(),
    status: OrderStatus.optional(),
    keywords: keywords().describe('In order number, model, name of goods and shop.').optional(),
    beginDay: day('开始日期').describe('First day of making, in China.').optional(),
    endDay: day('结束日期').describe('Last day of making, in China.').optional(),
    sellerId: idOf('卖家').describe('At the shop that this person keeps.').optional(),
    enterpriseId: idOf('企业').describe('At the shop of this company.').optional(),
  }),
  output: paged(OrderVO),
})

export const detail = get('/mall/goods/order/user/detail', 'One of the orders I made.', {
  input: z.object({ id }),
  output: OrderDetail,
  errors: ['NOT_FOUND'],
})

export const count = get('/mall/goods/order/user/count', 'How many of my orders are in each status.', {
  input: z.object({ type: Currency.optional() }),
  output: z.array(OrderCount),
})

export const logistics = get('/mall/goods/order/user/logistics', 'Where a parcel of one of my orders is.', {
  input: z.object({ id, no: text('运单号', 50).describe('The first parcel if absent.').optional() }),
  output: Logistics,
  errors: ['FAIL', 'NOT_FOUND', 'CONFLICT'],
})

export const close = post('/mall/goods/order/user/close', 'Closes an unpaid order and gives the stock back.', {
  idempotent: 'yes',
  input: z.object({ id, closeReason: note('取消原因', 200).optional() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/mall/goods', '/mall/pay/order/detail'],
})

export const finish = post('/mall/goods/order/user/finish', 'Says that the goods of an order have arrived.', {
  idempotent: 'yes',
  input: z.object({ id }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: stale,
})

export const setWarehousingNo = post(
  '/mall/goods/order/user/warehousingNo',
  'Names the warehouse entry of an order that goes to Hong Kong.',
  {
    idempotent: 'yes',
    input: z.object({ id, warehousingNo: text('入仓号', 50) }),
    errors: ['NOT_FOUND', 'CONFLICT'],
    invalidates: stale,
  },
)

export const remove = post('/mall/goods/order/user/delete', 'Hides orders that are closed or finished.', {
  idempotent: 'yes',
  input: z.object({ ids: idsOf('订单') }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: stale,
})

export const refund = post('/mall/goods/order/user/refund', 'Asks the seller for the money of an order back.', {
  idempotent: 'yes',
  input: z.object({
    id,
    reason: text('退款原因', 500),
    amount: sum('退款金额').describe('In the currency of the order; all of it if absent.').optional(),
    images: images('退款凭证').optional(),
  }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: stale,
})

export const comment = post('/mall/goods/order/user/comment', 'Rates a finished order, once.', {
  idempotent: 'yes',
  input: z.object({
    id,
    score: whole('评分', 1, 5),
    content: note('评价', 500).optional(),
    images: images('评价图片').optional(),
  }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/mall/goods/order', '/merchant'],
})
