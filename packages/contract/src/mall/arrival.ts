import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { idOf, onOff, quantity } from '../field.ts'
import { Paging, paged, Time } from '../page.ts'
import { MallGoods } from './goods.ts'

/** 到货通知. Goods that could not be bought in the wanted quantity, and that someone is told of once they can. */
export const ArrivalGoods = z
  .object({
    ...MallGoods.shape,
    wanted: z.int().describe('Pieces that have to be there before it is told.'),
    askTime: Time,
  })
  .meta({ id: 'ArrivalGoods' })
export type ArrivalGoods = z.infer<typeof ArrivalGoods>

export const set = post('/mall/arrival/goods', 'Asks to be told once when goods can be bought, or takes that back.', {
  idempotent: 'yes',
  input: z.object({
    mallGoodsId: idOf('商品'),
    quantity: quantity().describe('Pieces that are wanted.').default(1),
    status: onOff('到货通知').describe('1 tell me, 0 do not.'),
  }),
  output: z.object({ isAsked: z.boolean() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/mall/arrival', '/mall/goods/detail'],
})

export const list = get('/mall/arrival/goods/list', 'The goods I wait for, the latest first.', {
  input: Paging,
  output: paged(ArrivalGoods),
})
