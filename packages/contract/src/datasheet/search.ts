import * as z from 'zod'
import { AgentVO } from '../agent/agent.ts'
import { ArticleDTO } from '../article/article.ts'
import { BrandHint } from '../brand/brand.ts'
import { DemandVO } from '../demand/demand.ts'
import { get } from '../endpoint.ts'
import { listOf, text } from '../field.ts'
import { MallGoods } from '../mall/goods.ts'
import { hints, Id, Paging, paged } from '../page.ts'
import { SpecDto } from './datasheet.ts'
import { ChipModel, Keywords } from './part.ts'
import { QueryChip } from './query-chip.ts'

/** 搜索提示. A line of the suggestions under the search box. */
export const SearchHint = z
  .object({
    name: z.string(),
    detail: z.string().describe('Brand of a part, English name of a brand, parent of a category.'),
    type: z.enum(['model', 'brand', 'category']),
    id: Id,
    count: z.int().describe('Parts of a brand or category; 0 for a part.'),
  })
  .meta({ id: 'SearchHint' })
export type SearchHint = z.infer<typeof SearchHint>

export const suggest = get('/spec/v2/keywords', 'Suggestions while typing: parts, brands, categories, in that order.', {
  access: 'visitor',
  input: z.object({ keywords: Keywords }),
  output: hints(SearchHint),
})

export const parse = get('/search/parse', 'How a query is understood, word by word.', {
  access: 'visitor',
  input: z.object({ q: Keywords }),
  output: z.object({
    chips: z.array(QueryChip),
    dropped: z.array(z.string()),
    text: z.string().describe('What is left as plain words.'),
    total: z.int().describe('Parts that answer to it; 10001 where counting stopped at 10,000.'),
  }),
})

export const datasheets = get('/common/search', 'Finds datasheets by file name, part or brand.', {
  access: 'visitor',
  input: z.object({ ...Paging.shape, keywords: Keywords, type: text('类型', 20).optional() }),
  output: paged(SpecDto),
})

/** Kinds of things that one search finds. */
const FoundKind = z.enum(['model', 'spec', 'brand', 'goods', 'demand', 'agent', 'article'])

/** 综合搜索结果. What each kind has for a query; a kind without hits is there with 0. */
export const CommonSearchResult = z
  .object({
    specs: z.array(SpecDto),
    models: z.array(ChipModel),
    brands: z.array(BrandHint),
    mallGoods: z.array(MallGoods).optional(),
    demands: z.array(DemandVO).optional(),
    agents: z.array(AgentVO).optional(),
    articles: z.array(ArticleDTO).optional(),
    totals: z.array(z.object({ type: FoundKind, totalRecord: z.int() })),
  })
  .meta({ id: 'CommonSearchResult' })

export const all = get('/common/v1/search', 'The best of every kind with totals.', {
  access: 'visitor',
  input: z.object({ keywords: Keywords, types: listOf('类型', text('类型', 20), 0, 10).optional() }),
  output: CommonSearchResult,
})
