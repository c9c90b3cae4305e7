import * as z from 'zod'
import { get } from '../endpoint.ts'
import { flag, idOf, note } from '../field.ts'
import { paged, Paging } from '../page.ts'
import { Letter, SpecBrand } from './brand.ts'

/** The half of the directory: 1 international, 2 Chinese, as in its addresses. */
const type = z
  .literal([1, 2], { error: '类型须为 1 或 2' })
  .meta({ title: '类型' })
  .describe('1 international, 2 Chinese; absent for all.')
  .optional()

/** 首字母. A letter of the index, with its brands counted. */
export const BrandLetter = z
  .object({ letter: z.string().describe('A–Z, or # for a figure.'), count: z.int() })
  .meta({ id: 'BrandLetter' })
export type BrandLetter = z.infer<typeof BrandLetter>

export const list = get('/specBrand/list', 'All brands, also those without parts, by their short name.', {
  access: 'visitor',
  input: z.object({
    ...Paging.shape,
    type,
    letter: Letter.optional(),
    keywords: note('品牌', 100).optional(),
    categoryId: idOf('分类').optional(),
  }),
  output: paged(SpecBrand),
})

export const letters = get('/specBrand/letters', 'The letters brands begin with, with how many each.', {
  access: 'visitor',
  input: z.object({ type, hasParts: flag('有型号').describe('Only brands that have parts.').default(false) }),
  output: z.array(BrandLetter),
})
