import * as z from 'zod'
import { get } from '../endpoint.ts'
import { idOf } from '../field.ts'
import { Id } from '../page.ts'

const shape = {
  id: Id,
  name: z.string().describe('贴片电容 MLCC'),
  parentId: Id.nullable(),
  level: z.literal([1, 2]),
  count: z.int().describe('Parts in it and below.'),
  symbol: z.string().describe('Name of the schematic symbol, level 1 only; else empty.'),
}

/** 分类. A kind of part, under a two-level tree. */
export const CategoryNode = z.object({ ...shape, children: z.array(z.object(shape)) }).meta({ id: 'CategoryNode' })
export type CategoryNode = z.infer<typeof CategoryNode>

/** 'categorys' is the wire's spelling (specification, section 7). */
export const tree = get('/chip/specification/categorys', 'The tree of categories, or the part below one of them.', {
  access: 'visitor',
  input: z.object({ parentId: idOf('上级分类').optional() }),
  output: z.array(CategoryNode),
})
