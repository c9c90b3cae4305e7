import * as z from 'zod'
import { get } from '../endpoint.ts'
import { choice, idOf, text } from '../field.ts'
import { Id, Paging, paged, Time, Url } from '../page.ts'
import { PartFacets } from './facet.ts'
import { emptiedBy, Narrowing, Order } from './narrowing.ts'
import { Parameter } from './parameter.ts'
import { QueryChip } from './query-chip.ts'

/** How a part is made these days, in the trade's words. */
export const Lifecycle = z.enum(['active', 'nrnd', 'eol', 'obsolete', 'unknown'])
export type Lifecycle = z.infer<typeof Lifecycle>

/**
 * Why a part was found, best first: the very number; a number that begins so; the same letters and digits with other
 * punctuation (型号相近, not the same device); the same device packed or plated in another way (后缀不同); a number that holds it; a number one slip of the finger away; the words.
 */
export const MatchKind = z.enum(['exact', 'prefix', 'alike', 'suffix', 'substring', 'typo', 'words'])
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
    emptiedBy,
    without: z
      .array(z.object({ word: z.string(), text: z.string(), total: z.int() }))
      .describe('Where nothing is found: words that could go, the search that is left, and what it finds; most first.'),
    near: z
      .array(ChipModel)
      .describe('Where nothing is found: parts whose numbers begin as the one that was asked for.'),
  })
  .meta({ id: 'PartSearchResult' })

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
      ...Narrowing.shape,
      keywords: Keywords.default(''),
      sort: PartSort.default('relevance'),
    }),
    output: PartSearchResult,
  },
)

/** 型号列表. Parts, and what to drop when the narrowings left none. */
export const PartList = z.object({ ...paged(ChipModel).shape, emptiedBy }).meta({ id: 'PartList' })

export const models = get('/chip/specification/models', 'Parts of a brand, a category, or both.', {
  access: 'visitor',
  input: z.object({
    ...Paging.shape,
    ...Narrowing.shape,
    ...Order.shape,
    keywords: Keywords.default(''),
  }),
  output: PartList,
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

export const facets = get(
  '/chip/specification/facets',
  'The ways to narrow what a search found, each counted without itself.',
  {
    access: 'visitor',
    input: z.object({ ...Narrowing.shape, keywords: Keywords.default('') }),
    output: PartFacets,
  },
)
