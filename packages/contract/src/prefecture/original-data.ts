import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { choice, idOf, keywords } from '../field.ts'
import { Id, Paging, paged, Time, Url } from '../page.ts'
import { Selection } from './selection.ts'

/** 原厂资料类型. What a document of a maker is. */
export const OriginalDataType = choice('资料类型', {
  guide: '选型指南',
  note: '应用笔记',
  brochure: '产品手册',
  design: '参考设计',
  software: '软件工具',
  other: '其他',
}).meta({ id: 'OriginalDataType' })
export type OriginalDataType = z.infer<typeof OriginalDataType>

/** 资料语言. The language of a document. */
export const DataLanguage = choice('语言', { zh: '中文', en: '英文' }).meta({ id: 'DataLanguage' })
export type DataLanguage = z.infer<typeof DataLanguage>

/** 原厂资料. A document that a maker published. */
export const OriginalData = z
  .object({
    id: Id,
    originalFactoryId: Id,
    brandCn: z.string(),
    title: z.string(),
    type: OriginalDataType,
    imgUrl: Url.optional().describe('Cover.'),
    summary: z.string().optional(),
    fileUrl: Url.optional().describe('The whole file; absent for visitors.'),
    fileSize: z.int().optional().describe('Bytes.'),
    pageCount: z.int().optional(),
    language: DataLanguage.optional(),
    downloadCount: z.int(),
    viewCount: z.int(),
    createTime: Time,
  })
  .meta({ id: 'OriginalData' })
export type OriginalData = z.infer<typeof OriginalData>

/** 原厂资料详情. A document with what its page shows besides. */
export const OriginalDataDetail = z
  .object({
    ...OriginalData.shape,
    brandId: Id,
    content: z.string().describe('HTML that was cleaned; empty where the file says all.'),
    previewUrl: Url.describe('The first three pages as a PDF of its own, for everybody; empty for another file.'),
    models: z.array(z.string()).describe('Part numbers it speaks of.'),
  })
  .meta({ id: 'OriginalDataDetail' })
export type OriginalDataDetail = z.infer<typeof OriginalDataDetail>

export const list = get('/originalFactory/data/list', 'Documents of makers, Chinese ones first.', {
  access: 'visitor',
  input: z.object({
    ...Paging.shape,
    originalFactoryId: idOf('原厂').optional(),
    type: OriginalDataType.optional(),
    language: DataLanguage.optional(),
    keywords: keywords().optional(),
  }),
  output: paged(OriginalData),
})

export const detail = get('/originalFactory/data/detail', 'One document of a maker.', {
  access: 'visitor',
  input: z.object({ id: idOf('资料') }),
  output: OriginalDataDetail,
  errors: ['NOT_FOUND'],
})

export const recommend = get('/originalFactory/recommend', 'The documents of makers worth reading now.', {
  access: 'visitor',
  input: Paging,
  output: paged(OriginalData),
})

export const download = post('/originalFactory/download', 'Packs documents of makers into one zip.', {
  idempotent: 'safe',
  input: Selection,
  output: 'blob',
  errors: ['NOT_FOUND', 'TOO_FREQUENT'],
})
