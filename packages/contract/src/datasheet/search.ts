import * as z from 'zod'
import { BrandHint } from '../brand/brand.ts'
import { get } from '../endpoint.ts'
import { hints, Id, Paging, paged } from '../page.ts'
import { SpecDto } from './datasheet.ts'
import { ChipModel, Keywords } from './part.ts'
import { QueryChip } from './query-chip.ts'

/** A line of the suggestions under the search box. */
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
    total: z.int().describe('Parts that answer to it; 10001 stands for more than 10,000.'),
  }),
})

export const datasheets = get('/common/search', 'Finds datasheets by file name, part or brand.', {
  access: 'visitor',
  input: z.object({ ...Paging.shape, keywords: Keywords, type: z.string().max(20).optional() }),
  output: paged(SpecDto),
})

/** What each kind has for a query; a kind without hits is there with 0. */
const CommonSearchResult = z
  .object({
    specs: z.array(SpecDto),
    models: z.array(ChipModel),
    brands: z.array(BrandHint),
    totals: z.array(z.object({ type: z.enum(['model', 'spec', 'brand']), totalRecord: z.int() })),
  })
  .meta({ id: 'CommonSearchResult' })

export const all = get('/common/v1/search', 'The best of every kind with totals.', {
  access: 'visitor',
  input: z.object({ keywords: Keywords, types: z.array(z.string().max(20)).max(10).optional() }),
  output: CommonSearchResult,
})
