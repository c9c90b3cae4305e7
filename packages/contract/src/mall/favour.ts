import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { idOf, keywords, onOff } from '../field.ts'
import { Paging, paged, Time } from '../page.ts'
import { Price } from './amount.ts'
import { MallGoods } from './goods.ts'

/** 收藏商品. Goods someone keeps, with what they cost when they were kept. */
export const FavourGoods = z
  .object({
    ...MallGoods.shape,
    savedPrice: Price.describe('At the least quantity, when it was kept.'),
    favourTime: Time,
  })
  .meta({ id: 'FavourGoods' })
export type FavourGoods = z.infer<typeof FavourGoods>

export const set = post('/mall/favour/goods', 'Sets, not toggles, whether goods are a favourite of mine.', {
  idempotent: 'yes',
  input: z.object({ mallGoodsId: idOf('商品'), status: onOff('收藏').describe('1 favourite, 0 not.') }),
  output: z.object({ isFavour: z.boolean() }),
  errors: ['NOT_FOUND'],
  invalidates: ['/mall/favour', '/mall/goods/detail'],
})

export const list = get('/mall/favour/goods/list', 'The goods I keep, the latest first.', {
  input: z.object({ ...Paging.shape, keywords: keywords().optional() }),
  output: paged(FavourGoods),
})
