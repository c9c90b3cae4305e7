import * as z from 'zod'
import { CategoryNode } from '../datasheet/category.ts'
import { get } from '../endpoint.ts'
import { Id, Url } from '../page.ts'
import { MallGoods } from './goods.ts'
import { MerchantVO } from './merchant.ts'

/** 商城首页. What the first page of the mall shows above the list. */
export const MallIndexData = z
  .object({
    banners: z.array(z.object({ id: Id, title: z.string(), imgUrl: Url, url: Url })),
    categories: z.array(CategoryNode).describe('The menu.'),
    floors: z.array(z.object({ categoryId: Id, name: z.string(), goods: z.array(MallGoods) })),
    merchants: z.array(MerchantVO).describe('Shops worth a visit.'),
  })
  .meta({ id: 'MallIndexData' })
export type MallIndexData = z.infer<typeof MallIndexData>

export const data = get('/mall/goods/index/data', 'Banners, menu, floors and shops of the home page of the mall.', {
  access: 'visitor',
  output: MallIndexData,
})
