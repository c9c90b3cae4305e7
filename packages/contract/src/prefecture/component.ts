import * as z from 'zod'
import { emptiedBy, Narrowing, Order } from '../datasheet/narrowing.ts'
import { ChipModel } from '../datasheet/part.ts'
import { get } from '../endpoint.ts'
import { keywords, quantity } from '../field.ts'
import { Paging, paged } from '../page.ts'

/** 选型结果. A part as a row of the parametric table. */
export const ComponentRow = z
  .object({
    ...ChipModel.shape,
    price: z.number().nullable().describe('Best unit price at the quantity, in yuan; null where nobody offers it.'),
  })
  .meta({ id: 'ComponentRow' })
export type ComponentRow = z.infer<typeof ComponentRow>

/** 选型表. Rows of the parametric table, and what to drop when the narrowings left none. */
export const ComponentList = z.object({ ...paged(ComponentRow).shape, emptiedBy }).meta({ id: 'ComponentList' })

export const list = get('/technology/article/component/list', 'The parametric table: parts with their figures.', {
  access: 'visitor',
  input: z.object({
    ...Paging.shape,
    ...Narrowing.shape,
    ...Order.shape,
    keywords: keywords().default(''),
    qty: quantity().describe('The prices are those of so many pieces.').default(1),
  }),
  output: ComponentList,
})
