import * as z from 'zod'
import { ChipModel } from '../datasheet/part.ts'
import { get } from '../endpoint.ts'
import { choice, flag, idOf, keywords, listOf, money, quantity, text } from '../field.ts'
import { Paging, paged } from '../page.ts'

/** 选型结果. A part as a row of the parametric table. */
export const ComponentRow = z
  .object({
    ...ChipModel.shape,
    price: z.number().nullable().describe('Best unit price at the quantity, in yuan; null where nobody offers it.'),
  })
  .meta({ id: 'ComponentRow' })
export type ComponentRow = z.infer<typeof ComponentRow>

export const list = get('/technology/article/component/list', 'The parametric table: parts with their figures.', {
  access: 'visitor',
  input: z.object({
    ...Paging.shape,
    categoryId: idOf('分类').optional(),
    brandId: listOf('品牌', idOf('品牌'), 0, 50).optional(),
    package: listOf('封装', text('封装', 60), 0, 50).optional(),
    keywords: keywords().optional(),
    params: listOf('参数条件', text('参数条件', 200), 0, 20)
      .describe('Each a parameter, a colon and what it must be: 容值:100n..1u, 耐压:>=16, 材质:X7R|X5R. All must hold.')
      .optional(),
    stock: flag('只看有货').optional(),
    priceMax: money('最高单价').describe('In yuan, at the quantity.').optional(),
    quantity: quantity().describe('The prices are those of so many pieces.').default(1),
    sort: choice('排序', {
      relevance: '综合',
      price: '单价',
      stock: '库存',
      newest: '最新',
      parameter: '参数',
    }).default('relevance'),
    sortParam: text('排序参数', 60).describe('The parameter, when sorted by one.').optional(),
    descending: flag('降序').default(false),
  }),
  output: paged(ComponentRow),
  errors: ['NOT_FOUND'],
})
