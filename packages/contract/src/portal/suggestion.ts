import * as z from 'zod'
import { get } from '../endpoint.ts'
import { keywords, whole } from '../field.ts'
import { hints, Url } from '../page.ts'
import { SearchScene } from './scene.ts'

/** 搜索建议. A phrase offered while typing, or a likely page for a wrong address. */
export const SearchSuggestion = z
  .object({
    name: z.string(),
    scene: SearchScene.describe('Where it is found.'),
    url: Url.optional().describe('The page it names; absent for a plain search.'),
  })
  .meta({ id: 'SearchSuggestion' })
export type SearchSuggestion = z.infer<typeof SearchSuggestion>

export const list = get('/search/suggest', 'Phrases that go on from what is typed into a search box.', {
  access: 'visitor',
  input: z.object({
    keywords: keywords(),
    scene: SearchScene.describe('Absent to look through the whole site.').optional(),
    size: whole('数量', 1, 20).default(8),
  }),
  output: hints(SearchSuggestion),
})
