import * as z from 'zod'
import { flag, idOf, listOf, text } from '../field.ts'

/** The ways to narrow parts, the same for every list of them; an empty list narrows nothing. */
export const Narrowing = z.object({
  brandId: listOf('品牌', idOf('品牌'), 0, 50).optional(),
  categoryId: idOf('分类').describe('A leaf, or a parent with all below it.').optional(),
  package: listOf('封装', text('封装', 60), 0, 50).optional(),
  stock: flag('现货').describe('Only parts with stock.').optional(),
  f: listOf('参数条件', text('参数条件', 200), 0, 20)
    .describe('Each a parameter, = and what it must be: 容值=100n..1u, 耐压=>=16V, 精度=<=5%, 介质=X7R|C0G. All hold.')
    .optional(),
})

/** 清空结果的条件. A narrowing that, taken away, brings parts back. */
export const EmptiedBy = z
  .object({
    name: z.enum(['brandId', 'categoryId', 'package', 'stock', 'f']).describe('The input that narrows.'),
    value: z.string().describe('The condition itself when it is one of f; else empty.'),
    label: z.string().describe('As people call it: 封装 0402, 容值 ≥10k.'),
    total: z.int().describe('Parts without it; 10001 where counting stopped at 10,000.'),
  })
  .meta({ id: 'EmptiedBy' })
export type EmptiedBy = z.infer<typeof EmptiedBy>

/** Empty unless narrowings left nothing; the one that hides most comes first. */
export const emptiedBy = z.array(EmptiedBy).describe('What to drop when nothing is left, best first; else empty.')

/** The order of a table of parts: 相关度, 库存, 最新, or a parameter: `param:容值`. Parts that do not tell it come last. */
export const TableSort = z
  .string({ error: '请选择排序' })
  .regex(/^(?:relevance|stock|newest|param:.{1,60})$/u, { error: '排序须为 relevance、stock、newest 或 param:参数名' })
  .meta({ title: '排序' })

/** How a table of parts is put in order. */
export const Order = z.object({
  sort: TableSort.default('relevance'),
  descending: flag('降序').describe('Of a parameter: the greatest first.').default(false),
})
