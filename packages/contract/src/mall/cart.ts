import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { choice, flag, idOf, idsOf, listOf, quantity } from '../field.ts'
import { Id, Time, Url } from '../page.ts'
import { Currency } from '../portal/currency.ts'
import { Amount, Price } from './amount.ts'
import { LadderPrice } from './goods.ts'
import { FreightRule } from './merchant.ts'

/** 购物车变化. What is other than when the line was last set, or what keeps it from being ordered. */
export const CartChange = choice('变化', {
  priceUp: '已涨价',
  priceDown: '已降价',
  stock: '库存不足',
  moq: '未达起订量',
  mpq: '不是包装量的倍数',
  off: '已下架',
}).meta({ id: 'CartChange' })
export type CartChange = z.infer<typeof CartChange>

/** 购物车商品. One line of the cart. */
export const CartGoods = z
  .object({
    id: Id.describe('Of the line.'),
    mallGoodsId: Id,
    name: z.string(),
    model: z.string(),
    brandCn: z.string(),
    imgUrl: Url,
    quantity: z.int(),
    price: Price.describe('At this quantity, now.'),
    seenPrice: Price.optional().describe('At this quantity when the line was last set, where it has changed.'),
    amount: Amount,
    stock: z.int(),
    moq: z.int(),
    mpq: z.int(),
    ladderPrices: z.array(LadderPrice),
    changes: z.array(CartChange),
    isSelected: z.boolean(),
    isValid: z.boolean().describe('Whether it can be ordered as it is.'),
    createTime: Time,
  })
  .meta({ id: 'CartGoods' })
export type CartGoods = z.infer<typeof CartGoods>

/** 购物车分组. The lines of one shop in one currency. */
export const CartGroup = z
  .object({
    merchantId: Id,
    merchantName: z.string(),
    currency: Currency,
    freights: z.array(FreightRule).describe('What the shop asks for sending.'),
    goods: z.array(CartGoods),
    amount: Amount.describe('Of the lines that are selected and valid.'),
  })
  .meta({ id: 'CartGroup' })
export type CartGroup = z.infer<typeof CartGroup>

/** 凑单建议. Lines that would cost less elsewhere, one currency each. */
export const CartSwap = z
  .object({
    lines: z.array(
      z.object({
        id: Id.describe('The line of the cart.'),
        mallGoodsId: Id.describe('The goods to buy instead.'),
        merchantName: z.string(),
        quantity: z.int(),
        price: Price,
        amount: Amount,
      }),
    ),
    currency: Currency,
    saving: Amount,
    note: z.string().describe('Why, in a Chinese sentence.'),
  })
  .meta({ id: 'CartSwap' })
export type CartSwap = z.infer<typeof CartSwap>

/** 加购结果. What became of one of the goods that were put into the cart together. */
export const CartTaken = z
  .object({
    mallGoodsId: Id,
    asked: z.int().describe('Pieces that were wanted.'),
    quantity: z.int().describe('Pieces that the cart holds of it now because of this; 0 where it was refused.'),
    held: z.int().describe('Pieces that lay there before; 0 where none did.'),
    outcome: choice('结果', { taken: '已加购', raised: '已改为可买的数量', short: '库存不足', refused: '没有加购' }),
    reason: z.string().describe('Why it is other than asked, in a Chinese sentence; empty where it is not.'),
  })
  .meta({ id: 'CartTaken' })
export type CartTaken = z.infer<typeof CartTaken>

const stale = ['/mall/cart', '/mall/goods/detail'] as const

export const list = get('/mall/cart/list', 'My cart, by shop and currency.', { output: z.array(CartGroup) })

export const total = get('/mall/cart/goods/total', 'How many lines my cart has, for its badge.', { output: z.int() })

/** Stock, least quantity and multiple are conflicts; the cart stays as it was. */
export const add = post('/mall/cart/add', 'Puts goods into my cart, on top of what is there.', {
  input: z.object({ mallGoodsId: idOf('商品'), quantity: quantity() }),
  output: z.object({ id: Id.describe('Of the line.'), total: z.int().describe('Lines in the cart.') }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: stale,
})

/** A list of parts comes at once: what cannot be bought of it is said line by line, and keeps nothing else out. */
export const put = post('/mall/cart/put', 'Sets goods of my cart to what can be bought of what is wanted.', {
  encoding: 'json',
  idempotent: 'yes',
  input: z.object({
    goods: listOf('商品', z.object({ mallGoodsId: idOf('商品'), quantity: quantity() }), 1, 500).describe(
      'The same goods twice are wanted together.',
    ),
  }),
  output: z.object({ goods: z.array(CartTaken), total: z.int().describe('Lines in the cart.') }),
  invalidates: stale,
})

export const update = post('/mall/cart/update', 'Sets the quantity of a line of my cart.', {
  idempotent: 'yes',
  input: z.object({ id: idOf('购物车商品'), quantity: quantity().describe('The new quantity, not a difference.') }),
  output: CartGoods,
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: stale,
})

export const select = post('/mall/cart/select', 'Sets which lines of my cart are to be ordered.', {
  idempotent: 'yes',
  input: z.object({ ids: idsOf('购物车商品', 500), isSelected: flag('选中') }),
  errors: ['NOT_FOUND'],
  invalidates: ['/mall/cart'],
})

export const remove = post('/mall/cart/delete', 'Takes lines out of my cart.', {
  idempotent: 'yes',
  input: z.object({ ids: idsOf('购物车商品', 500) }),
  errors: ['NOT_FOUND'],
  invalidates: stale,
})

export const clear = post('/mall/cart/clear', 'Empties my cart, or takes out what cannot be ordered.', {
  idempotent: 'yes',
  input: z.object({ onlyInvalid: flag('仅失效商品').default(false) }),
  invalidates: stale,
})

export const optimise = post('/mall/cart/optimise', 'Finds lines that cost less from other shops; changes nothing.', {
  idempotent: 'yes',
  input: z.object({ ids: idsOf('购物车商品', 500) }),
  output: z.object({ swaps: z.array(CartSwap) }),
  errors: ['NOT_FOUND'],
})
