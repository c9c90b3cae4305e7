import * as z from 'zod'
import { SpecBrand } from '../brand/brand.ts'
import { get, post } from '../endpoint.ts'
import { idOf, keywords, text } from '../field.ts'
import { hints, Id, Paging, paged, Time, Url } from '../page.ts'
import { Selection } from './selection.ts'

/** 电路方案. A circuit around one part. */
export const SchemeVO = z
  .object({
    id: Id,
    name: z.string(),
    model: z.string().describe('The part it is built around.'),
    brandId: Id,
    brandCn: z.string(),
    categoryId: Id.optional(),
    imgUrl: Url.describe('The circuit.'),
    summary: z.string(),
    fileUrl: Url.optional().describe('The whole file; absent for visitors.'),
    fileSize: z.int().optional().describe('Bytes.'),
    partCount: z.int().describe('Lines of its list of parts.'),
    downloadCount: z.int(),
    viewCount: z.int(),
    createTime: Time,
  })
  .meta({ id: 'SchemeVO' })
export type SchemeVO = z.infer<typeof SchemeVO>

const share = z.number().min(0).max(1)

/** 位号位置. Where a designator stands in the drawing, in shares of its width and height. */
const SchemeMark = z.object({ x: share, y: share, width: share, height: share })

/** 方案用料. A part of a circuit, with how many of it. */
export const SchemePart = z
  .object({
    model: z.string(),
    modelId: Id.optional().describe('The part of the catalogue, where it has it.'),
    brandCn: z.string(),
    designator: z.string().describe('C1, C2'),
    quantity: z.int(),
    note: z.string().describe('What it does there: 输入电容; empty where nothing is told.'),
    marks: z.array(SchemeMark).describe('Where its designators stand in the drawing.'),
  })
  .meta({ id: 'SchemePart' })
export type SchemePart = z.infer<typeof SchemePart>

/** 方案算值. A figure of a circuit that follows from its parts. */
const SchemeFact = z.object({ name: z.string(), value: z.string(), unit: z.string() })

/** 方案详情. A circuit with the parts it uses and its neighbours. */
export const SchemeDetail = z
  .object({
    ...SchemeVO.shape,
    content: z.string().describe('HTML that was cleaned: how its figures follow from its parts.'),
    facts: z.array(SchemeFact).describe('Computed, not measured.'),
    parts: z.array(SchemePart),
    previewUrl: Url.describe('The first three pages as a PDF of its own, for everybody; empty where there is none.'),
    pageCount: z.int().optional(),
    related: z.array(SchemeVO),
  })
  .meta({ id: 'SchemeDetail' })
export type SchemeDetail = z.infer<typeof SchemeDetail>

export const list = get('/BrandModelNameScheme/list', 'Circuits, narrowed by brand, part and category.', {
  access: 'visitor',
  input: z.object({
    ...Paging.shape,
    keywords: keywords().optional(),
    brandId: idOf('品牌').optional(),
    model: text('型号', 80).describe('Those built around it or using it.').optional(),
    categoryId: idOf('分类').optional(),
  }),
  output: paged(SchemeVO),
})

export const detail = get('/BrandModelNameScheme/detail', 'One circuit.', {
  access: 'visitor',
  input: z.object({ id: idOf('方案') }),
  output: SchemeDetail,
  errors: ['NOT_FOUND'],
})

export const brands = get('/BrandModelNameScheme/brands', 'The brands that have circuits.', {
  access: 'visitor',
  input: z.object({ keywords: keywords().optional() }),
  output: z.array(SpecBrand),
})

export const models = get('/BrandModelNameScheme/models', 'The parts of a brand that have circuits.', {
  access: 'visitor',
  input: z.object({ brandId: idOf('品牌'), keywords: keywords().optional() }),
  output: hints(z.object({ model: z.string(), schemeCount: z.int() })),
  errors: ['NOT_FOUND'],
})

export const download = post('/BrandModelNameScheme/download', 'Packs circuits into one zip.', {
  idempotent: 'safe',
  input: Selection,
  output: 'blob',
  errors: ['NOT_FOUND', 'TOO_FREQUENT'],
})
