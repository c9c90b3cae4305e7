import * as z from 'zod'
import { get } from '../endpoint.ts'
import { whole } from '../field.ts'
import { Id, Url } from '../page.ts'
import { SearchScene } from './scene.ts'

/** 热词. A word many people search for. */
export const HotWord = z
  .object({
    id: Id,
    name: z.string(),
    count: z.int().describe('How often it was searched for.'),
    type: SearchScene.optional().describe('Where it is searched for.'),
    url: Url.optional().describe('Where it leads; absent for a plain search.'),
  })
  .meta({ id: 'HotWord' })
export type HotWord = z.infer<typeof HotWord>

export const search = get('/hotSearch', 'Words people search for most.', {
  access: 'visitor',
  input: z.object({ size: whole('数量', 1, 24).default(8) }),
  output: z.array(HotWord),
})

export const byType = get('/hot/type', 'Words people search for most in one part of the site.', {
  access: 'visitor',
  input: z.object({
    type: SearchScene.default('news'),
    size: whole('数量', 1, 100).default(24),
  }),
  output: z.array(HotWord),
})
