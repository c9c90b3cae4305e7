import * as z from 'zod'
import { get } from '../endpoint.ts'
import { choice, flag, idOf, listOf, text } from '../field.ts'
import { Id, Paging, paged, Time, Url } from '../page.ts'
import { Parameter } from './parameter.ts'
import { QueryChip } from './query-chip.ts'

/** How a part is made these days, in the trade's words. */
export const Lifecycle = z.enum(['active', 'nrnd', 'eol', 'obsolete', 'unknown'])
export type Lifecycle = z.infer<typeof Lifecycle>

/**
 * Why a part was found, best first: the very number; a number that begins so; the same letters and digits with other
 * punctuation (型号相近, not the same device); the words.
 */
export const MatchKind = z.enum(['exact', 'prefix', 'alike', 'words'])
export type MatchKind = z.infer<typeof MatchKind>

/** 型号. One part of one brand. */
export const ChipModel = z
  .object({
    id: Id,
    model: z.string().describe("The maker's part number (MPN)."),
    brandId: Id,
    brandCn: z.string(),
    brandEn: z.string(),
    brandName: z.string().describe('Short name: TI.'),
    fullLogo: Url,
    categoryId: Id,
    categoryName: z.string(),
    package: z.string(),
    description: z.string(),
    lifecycle: Lifecycle,
    specId: Id.nullable().describe('Its datasheet, if we hold one.'),
    datasheetUrl: Url.describe("The maker's own page of the datasheet; empty where unknown."),
    stock: z.int().nullable().describe('Pieces in the last catalogue that told; null where none did.'),
    params: z.array(Parameter),
    match: MatchKind.optional(),
    updateTime: Time,
  })
  .meta({ id: 'ChipModel' })
export type ChipModel = z.infer<typeof ChipModel>

/** What the box was asked. Any text is allowed: what cannot be understood finds nothing. */
export const Keywords = z
  .string({ error: '搜索内容须为文字' })
  .trim()
  .max(200, { error: '搜索内容最多 200 个字符' })
  .meta({ title: '搜索内容' })

/** 型号搜索结果. A search with how its words were understood. */
export const PartSearchResult = z
  .object({
    ...paged(ChipModel).shape,
    chips: z.array(QueryChip).describe('How the words were understood.'),
    dropped: z.array(z.string()).describe('Words that were left out because nothing had them all.'),
  })
  .meta({ id: 'PartSearchResult' })

/** The ways to narrow a search; an empty list narrows nothing. */
const Brands = listOf('品牌', idOf('品牌'), 0, 50)
const Packages = listOf('封装', text('封装', 60), 0, 50)

/** The order of a list of parts. */
export const PartSort = choice('排序', { relevance: '相关度', stock: '库存', newest: '最新' })
export type PartSort = z.infer<typeof PartSort>

export const search = get(
  '/chip/specification/search',
  'Finds parts: exact model first, then prefix, then alike, then words, values and aliases.',
  {
    access: 'visitor',
    input: z.object({
      ...Paging.shape,
      keywords: Keywords.default(''),
      brandId: Brands.optional(),
      categoryId: idOf('分类').optional(),
      package: Packages.optional(),
      stock: flag('现货').describe('Only parts with stock.').optional(),
      sort: PartSort.default('relevance'),
    }),
    output: PartSearchResult,
  },
)

export const models = get('/chip/specification/models', 'Parts of a brand, a category, or both.', {
  access: 'visitor',
  input: z.object({
    ...Paging.shape,
    brandId: idOf('品牌').optional(),
    categoryId: idOf('分类').optional(),
    keywords: Keywords.optional(),
  }),
  output: paged(ChipModel),
})

/** 型号详情. A part with everything its page shows. */
export const PartDetail = z
  .object({
    ...ChipModel.shape,
    brandAliases: z.array(z.string()),
    parentCategoryId: Id,
    parentCategoryName: z.string(),
  })
  .meta({ id: 'PartDetail' })
export type PartDetail = z.infer<typeof PartDetail>

export const detail = get('/chip/specification/model/detail', 'One part, by number or by its exact model.', {
  access: 'visitor',
  input: z.object({
    id: idOf('型号').optional(),
    model: text('型号', 200).optional(),
    brandId: idOf('品牌').describe('Which one, where several brands have the model.').optional(),
  }),
  output: PartDetail,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

/** A value of a facet with how many of the hits have it. */
export const FacetValue = z.object({ value: z.string(), label: z.string(), count: z.int() })

/** 筛选. One way to narrow a search. */
export const Facet = z
  .object({
    name: z.enum(['brandId', 'categoryId', 'package', 'stock']),
    label: z.string(),
    values: z.array(FacetValue),
  })
  .meta({ id: 'Facet' })
export type Facet = z.infer<typeof Facet>

export const facets = get(
  '/chip/specification/facets',
  'The brands, categories and packages among what a search found.',
  {
    access: 'visitor',
    input: z.object({
      keywords: Keywords.default(''),
      brandId: Brands.optional(),
      categoryId: idOf('分类').optional(),
      package: Packages.optional(),
      stock: flag('现货').describe('Only parts with stock.').optional(),
    }),
    output: z.array(Facet),
  },
)
