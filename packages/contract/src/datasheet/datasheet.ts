import * as z from 'zod'
import { get } from '../endpoint.ts'
import { idOf, keywords, whole } from '../field.ts'
import { hints, Id, Paging, paged, Time, Url } from '../page.ts'
import { Parameter } from './parameter.ts'

/** 数据手册. One document of one brand, in its current revision. */
export const SpecDto = z
  .object({
    id: Id,
    brandId: Id,
    filename: z.string().describe('Title with .pdf.'),
    title: z.string(),
    model: z.string().describe('The part it is mostly about.'),
    brandCn: z.string(),
    brandName: z.string(),
    fullLogo: Url,
    categoryId: Id,
    categoryName: z.string(),
    language: z.enum(['en', 'zh']),
    revision: z.string().describe('A, B, …'),
    fileSize: z.int().describe('Bytes.'),
    pageCount: z.int(),
    downloadCount: z.int(),
    createTime: Time.describe('When the current revision was published here.'),
  })
  .meta({ id: 'SpecDto' })
export type SpecDto = z.infer<typeof SpecDto>

/** 目录. A line of a document's outline; `level` counts from 1. */
export const OutlineEntry = z
  .object({ title: z.string(), page: z.int().describe('From 1.'), level: z.int() })
  .meta({ id: 'OutlineEntry' })
export type OutlineEntry = z.infer<typeof OutlineEntry>

/** 修订. One state of a document. */
export const Revision = z
  .object({ id: Id, rev: z.string(), date: Time, pageCount: z.int(), fileSize: z.int() })
  .meta({ id: 'Revision' })
export type Revision = z.infer<typeof Revision>

/** 所述型号. A part that a datasheet describes. */
export const DescribedPart = z
  .object({ id: Id, model: z.string(), package: z.string(), description: z.string(), params: z.array(Parameter) })
  .meta({ id: 'DescribedPart' })
export type DescribedPart = z.infer<typeof DescribedPart>

/** 资料摘要. What visitors and search engines may read: facts, outline, and the first three pages. */
export const SpecPublicDetail = z
  .object({
    ...SpecDto.shape,
    previewPdfUrl: Url.describe('The first pages as a file of its own.'),
    previewPageCount: z.int(),
    previewText: z.array(z.string()).describe('Text of the preview, a page an entry.'),
    outline: z.array(OutlineEntry),
    parts: z.array(DescribedPart),
    revisions: z.array(Revision),
  })
  .meta({ id: 'SpecPublicDetail' })
export type SpecPublicDetail = z.infer<typeof SpecPublicDetail>

/** 资料详情. The whole document, for people who are logged in. */
export const SpecDetail = z
  .object({
    ...SpecPublicDetail.shape,
    pdfUrl: Url.describe('The whole file; needs the token header. Ranges are served.'),
    isFavour: z.boolean(),
    sessionCookie: z.string().describe('Also set as the cookie `spec` (specification, section 3).'),
  })
  .meta({ id: 'SpecDetail' })
export type SpecDetail = z.infer<typeof SpecDetail>

const ById = z.object({ id: idOf('资料') })

export const publicDetail = get('/spec/public/detail', 'A datasheet as visitors see it.', {
  access: 'visitor',
  input: ById,
  output: SpecPublicDetail,
  errors: ['NOT_FOUND'],
})

export const detail = get('/my/spec/v1/detail', 'A datasheet in full; remembers the view.', {
  input: ById,
  output: SpecDetail,
  errors: ['NOT_FOUND'],
})

export const detailOfBrand = get('/my/spec/v1/detail/{brandId}', 'The same, when the brand is known.', {
  input: z.object({ ...ById.shape, brandId: idOf('品牌') }),
  output: SpecDetail,
  errors: ['NOT_FOUND'],
})

export const ofBrand = get('/spec/{brandId}', 'Datasheets of a brand.', {
  access: 'visitor',
  input: z.object({
    ...Paging.shape,
    brandId: idOf('品牌'),
    keywords: keywords().optional(),
    categoryId: idOf('分类').optional(),
    partId: idOf('型号').describe('Only those that describe this part.').optional(),
    sort: z
      .literal(['newest', 'downloads', 'name'], { error: '排序须为 newest、downloads 或 name' })
      .meta({ title: '排序' })
      .describe('Absent: what fits the keywords best, then what is downloaded most.')
      .optional(),
  }),
  output: paged(SpecDto),
})

export const keywordsOfBrand = get('/spec/{brandId}/keywords', 'Datasheets of a brand, offered while typing.', {
  access: 'visitor',
  input: z.object({ brandId: idOf('品牌'), keywords: keywords() }),
  output: hints(z.object({ name: z.string(), specId: Id })),
})

export const hot = get('/spec/hot', 'Datasheets people download most.', {
  access: 'visitor',
  input: z.object({ size: whole('数量', 1, 50).default(20) }),
  output: z.array(SpecDto),
})

export const newest = get('/spec/newest', 'Datasheets, newest first.', {
  access: 'visitor',
  input: Paging,
  output: paged(SpecDto),
})

export const revisions = get('/spec/revisions', 'The revisions of a datasheet, newest first.', {
  access: 'visitor',
  input: ById,
  output: z.array(Revision),
  errors: ['NOT_FOUND'],
})

export const recommend = get(
  '/spec/recommend',
  'Datasheets that go with one: of the same parts, then of the same kind.',
  {
    access: 'visitor',
    input: z.object({ ...ById.shape, size: whole('数量', 1, 50).default(10) }),
    output: z.array(SpecDto),
    errors: ['NOT_FOUND'],
  },
)
