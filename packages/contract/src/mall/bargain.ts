import * as z from 'zod'
import { UserBrief } from '../account/profile.ts'
import { get, post } from '../endpoint.ts'
import { choice, idOf, money, note, quantity } from '../field.ts'
import { Id, Paging, paged, Time } from '../page.ts'
import { leastPrice, Price } from './amount.ts'
import { MallGoods } from './goods.ts'
import { Verdict } from './role.ts'

/** 议价状态. An accepted offer can be ordered once, until it expires. */
export const BargainingStatus = choice('议价状态', {
  waiting: '待回复',
  accepted: '已接受',
  refused: '已拒绝',
  cancelled: '已取消',
  ordered: '已下单',
  expired: '已过期',
}).meta({ id: 'BargainingStatus' })
export type BargainingStatus = z.infer<typeof BargainingStatus>

/** 议价. An offer of a buyer for a quantity of goods, and what the seller said. */
export const Bargaining = z
  .object({
    id: Id,
    mallGoodsId: Id,
    goods: MallGoods,
    buyer: UserBrief,
    quantity: z.int(),
    price: Price.describe('What the buyer offers for a piece.'),
    replyPrice: Price.optional().describe('What the seller agrees to; the buyer pays this.'),
    status: BargainingStatus,
    remark: z.string().optional().describe("The buyer's words."),
    replyRemark: z.string().optional().describe("The seller's words."),
    replyTime: Time.optional(),
    orderId: Id.optional().describe('The order made of it.'),
    expireTime: Time.describe('Until when the seller may answer, or the buyer order.'),
    createTime: Time,
  })
  .meta({ id: 'Bargaining' })
export type Bargaining = z.infer<typeof Bargaining>

const filter = z.object({ ...Paging.shape, status: BargainingStatus.optional() })
const one = z.object({ id: idOf('议价') })
const stale = ['/mall/goods/bargaining'] as const

export const add = post('/mall/goods/bargaining/add', 'Offers the seller another price for a quantity of goods.', {
  input: z.object({
    mallGoodsId: idOf('商品'),
    quantity: quantity(),
    price: money('期望单价', leastPrice).describe('Below the price of the tier, in the currency of the goods.'),
    remark: note('留言', 200).optional(),
  }),
  output: Bargaining,
  errors: ['NOT_FOUND', 'CONFLICT', 'TOO_FREQUENT'],
  invalidates: stale,
})

export const list = get('/mall/goods/bargaining/list', 'The offers I made, newest first.', {
  input: filter,
  output: paged(Bargaining),
})

export const detail = get('/mall/goods/bargaining/detail', 'One offer, for its buyer and its seller.', {
  input: one,
  output: Bargaining,
  errors: ['NOT_FOUND'],
})

export const cancel = post('/mall/goods/bargaining/cancel', 'Takes back an offer that is not ordered yet.', {
  idempotent: 'yes',
  input: one,
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: stale,
})

export const received = get('/mall/goods/bargaining/merchant/list', 'The offers made to my shop, newest first.', {
  access: 'merchant',
  input: filter,
  output: paged(Bargaining),
})

export const reply = post('/mall/goods/bargaining/merchant/reply', 'Accepts an offer, or one at a price, or refuses.', {
  access: 'merchant',
  idempotent: 'yes',
  input: z.object({
    id: idOf('议价'),
    status: Verdict,
    replyPrice: money('回复单价', leastPrice).describe('Absent for the price that was offered.').optional(),
    remark: note('回复', 200).optional(),
  }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: stale,
})
