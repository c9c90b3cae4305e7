import * as z from 'zod'
import { get } from '../endpoint.ts'
import { idOf, keywords } from '../field.ts'
import { Id, Paging, paged, Url } from '../page.ts'
import { DataLanguage, OriginalDataType } from './original-data.ts'

/** 原厂. A maker that publishes documents here. */
export const OriginalFactoryVO = z
  .object({
    id: Id,
    brandId: Id,
    brandCn: z.string(),
    brandName: z.string().describe('The short name the trade uses: TI.'),
    fullLogo: Url,
    intro: z.string(),
    website: Url,
    dataCount: z.int().describe('Its documents.'),
    isFollow: z.boolean(),
  })
  .meta({ id: 'OriginalFactoryVO' })
export type OriginalFactoryVO = z.infer<typeof OriginalFactoryVO>

/** 原厂详情. A maker with how many documents of each kind it has. */
export const OriginalFactoryDetail = z
  .object({
    ...OriginalFactoryVO.shape,
    types: z.array(z.object({ type: OriginalDataType, count: z.int() })).describe('Kinds it has, most first.'),
    languages: z.array(z.object({ language: DataLanguage, count: z.int() })).describe('Chinese first.'),
  })
  .meta({ id: 'OriginalFactoryDetail' })
export type OriginalFactoryDetail = z.infer<typeof OriginalFactoryDetail>

export const list = get('/originalFactory/list', 'The makers that publish documents here.', {
  access: 'visitor',
  input: z.object({
    ...Paging.shape,
    keywords: keywords().optional(),
    letter: z
      .string({ error: '请选择首字母' })
      .regex(/^[A-Z#]$/, { error: '请选择首字母' })
      .meta({ title: '首字母' })
      .describe('A to Z of the short name, or # for a figure.')
      .optional(),
  }),
  output: paged(OriginalFactoryVO),
})

export const detail = get('/originalFactory/detail', 'One maker.', {
  access: 'visitor',
  input: z.object({ id: idOf('原厂') }),
  output: OriginalFactoryDetail,
  errors: ['NOT_FOUND'],
})
