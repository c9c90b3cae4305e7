import * as z from 'zod'
import { get } from '../endpoint.ts'
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
export const Keywords = z.string().trim().max(200, { error: '搜索内容最多 200 个字符' })

/** A search with how its words were understood. */
const PartSearchResult = z
  .object({
    ...paged(ChipModel).shape,
    chips: z.array(QueryChip).describe('How the words were understood.'),
    dropped: z.array(z.string()).describe('Words that were left out because nothing had them all.'),
  })
  .meta({ id: 'PartSearchResult' })

/** The order of a list of parts. */
export const PartSort = z.enum(['relevance', 'stock', 'newest'])
export type PartSort = z.infer<typeof PartSort>

export const search = get(
  '/chip/specification/search',
  'Finds parts: exact model first, then prefix, then alike, then words, values and aliases.',
  {
    access: 'visitor',
    input: z.object({
      ...Paging.shape,
      keywords: Keywords.default(''),
      brandId: z.array(Id).max(50).optional(),
      categoryId: Id.optional(),
      package: z.array(z.string().max(60)).max(50).optional(),
      stock: z.boolean().optional().describe('Only parts with stock.'),
      sort: PartSort.default('relevance'),
    }),
    output: PartSearchResult,
  },
)

export const models = get('/chip/specification/models', 'Parts of a brand, a category, or both.', {
  access: 'visitor',
  input: z.object({
    ...Paging.shape,
    brandId: Id.optional(),
    categoryId: Id.optional(),
    keywords: Keywords.optional(),
  }),
  output: paged(ChipModel),
})

/** A part with everything its page shows. */
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
  input: z.object({ id: Id.optional(), model: z.string().trim().min(1).max(200).optional(), brandId: Id.optional() }),
  output: PartDetail,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

/** A value of a facet with how many parts have it. */
const FacetValue = z.object({ value: z.string(), label: z.string(), count: z.int() })

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
      brandId: z.array(Id).max(50).optional(),
      categoryId: Id.optional(),
      package: z.array(z.string().max(60)).max(50).optional(),
      stock: z.boolean().optional(),
    }),
    output: z.array(Facet),
  },
)
