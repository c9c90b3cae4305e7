import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { idOf, onOff } from '../field.ts'
import { Paging, paged } from '../page.ts'
import { MerchantVO } from './merchant.ts'

export const set = post('/mall/follow/merchant', 'Sets, not toggles, whether I follow a shop.', {
  idempotent: 'yes',
  input: z.object({ merchantId: idOf('商家'), status: onOff('关注').describe('1 follow, 0 not.') }),
  output: z.object({ isFollow: z.boolean(), followCount: z.int() }),
  errors: ['NOT_FOUND'],
  invalidates: ['/mall/follow', '/merchant', '/mall/goods/detail'],
})

export const list = get('/mall/follow/merchant/list', 'The shops I follow, the latest first.', {
  input: Paging,
  output: paged(MerchantVO),
})
