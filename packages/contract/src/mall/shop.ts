import * as z from 'zod'
import { CategoryNode } from '../datasheet/category.ts'
import { get } from '../endpoint.ts'
import { idOf, keywords } from '../field.ts'
import { Paging, paged } from '../page.ts'
import { GoodsSort, MallGoods } from './goods.ts'

export const search = get('/merchant/goods', 'The goods on the shelf of one shop.', {
  access: 'visitor',
  input: z.object({
    ...Paging.shape,
    merchantId: idOf('商家'),
    keywords: keywords().optional(),
    categoryId: idOf('分类').describe('With the categories below it.').optional(),
    sort: GoodsSort.default('relevance'),
  }),
  output: paged(MallGoods),
  errors: ['NOT_FOUND'],
})

export const categories = get('/merchant/category', 'The categories of the goods of one shop.', {
  access: 'visitor',
  input: z.object({ merchantId: idOf('商家') }),
  output: z.array(CategoryNode),
  errors: ['NOT_FOUND'],
})
