import * as z from 'zod'
import { get } from '../endpoint.ts'
import { choice, idOf, keywords, whole } from '../field.ts'
import { Paging, paged } from '../page.ts'
import { SpecDto } from './datasheet.ts'
import { FacetValue } from './facet.ts'

/** 文字标记. Marked characters of a text: from `start` up to, and without, `end`. */
export const TextMark = z.object({ start: z.int(), end: z.int() }).meta({ id: 'TextMark' })
export type TextMark = z.infer<typeof TextMark>

/** 页内命中. The hits of some words on one page of a datasheet. */
export const PageHit = z
  .object({
    page: z.int().describe('From 1.'),
    count: z.int(),
    snippet: z.string().describe('Plain text around the first hit; empty for visitors past the preview.'),
    marks: z.array(TextMark).describe('Where the words stand in the snippet.'),
  })
  .meta({ id: 'PageHit' })
export type PageHit = z.infer<typeof PageHit>

/** 命中位置. Where a hit stands on its page, in parts of the page from its top left corner: 0 to 1. */
export const HitRect = z
  .object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
  .meta({ id: 'HitRect' })
export type HitRect = z.infer<typeof HitRect>

/** 资料命中. A datasheet with the pages that have the words. */
export const FulltextHit = z
  .object({
    spec: SpecDto,
    hits: z.array(PageHit).describe('The best pages, in their order.'),
    total: z.int().describe('Pages with hits in all.'),
  })
  .meta({ id: 'FulltextHit' })
export type FulltextHit = z.infer<typeof FulltextHit>

/** 全文检索结果. Datasheets with page hits, and how to narrow them. */
export const FulltextResult = z
  .object({
    ...paged(FulltextHit).shape,
    facets: z.array(
      z.object({
        name: z.enum(['brandId', 'categoryId', 'language', 'year']),
        label: z.string(),
        values: z.array(FacetValue),
      }),
    ),
    dropped: z.array(z.string()).describe('Words that were left out because nothing had them all.'),
  })
  .meta({ id: 'FulltextResult' })

/** 资料排序. The order of datasheets that a search found. */
export const FulltextSort = choice('排序', { relevance: '相关度', newest: '最新', downloads: '下载量' }).meta({
  id: 'FulltextSort',
})
export type FulltextSort = z.infer<typeof FulltextSort>

export const search = get('/spec/fulltext', 'Finds words inside datasheets, page by page.', {
  access: 'visitor',
  input: z.object({
    ...Paging.shape,
    keywords: keywords(),
    brandId: idOf('品牌').optional(),
    categoryId: idOf('分类').optional(),
    language: choice('语言', { zh: '中文', en: '英文' }).optional(),
    year: whole('年份', 1950, 2200).describe('When the revision was published.').optional(),
    sort: FulltextSort.default('relevance'),
  }),
  output: FulltextResult,
})

export const pageHits = get('/spec/pageHits', 'Finds words inside one datasheet, page by page.', {
  access: 'visitor',
  input: z.object({ id: idOf('资料'), keywords: keywords() }),
  output: z.array(
    z.object({ ...PageHit.shape, rects: z.array(HitRect).optional().describe('Where the place is known.') }),
  ),
  errors: ['NOT_FOUND'],
})
