import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { idOf, listOf, note, onOff, text } from '../field.ts'
import { Paging, paged } from '../page.ts'
import { RecentViewRecord } from './history.ts'

/** 1 datasheet, 2 article, 3 agent, 4 demand. */
export const FavourType = z.literal([1, 2, 3, 4, 5], { error: '请选择收藏类型' }).meta({ title: '收藏类型' })

const Target = z.object({ type: FavourType, targetId: idOf('收藏内容') })

export const set = post('/my/userFavour/addOrUpdate', 'Sets, not toggles, whether something is a favourite.', {
  idempotent: 'yes',
  input: z.object({ ...Target.shape, status: onOff('收藏').describe('1 favourite, 0 not.') }),
  output: z.object({ isFavour: z.boolean() }),
  errors: ['NOT_FOUND'],
  invalidates: ['/my/userFavour', '/trends/mine'],
})

export const check = get('/my/userFavour/check', 'Whether something is a favourite.', {
  input: Target,
  output: z.boolean(),
})

export const list = get('/my/userFavour/list', 'Favourites of one kind, newest first.', {
  input: z.object({
    ...Paging.shape,
    type: FavourType,
    keywords: note('搜索内容', 100).optional(),
    tag: note('标签', 20).describe('Only those with this tag.').optional(),
  }),
  output: paged(RecentViewRecord),
})

/** 收藏标签. A word that a person puts on favourites. */
export const FavourTag = z.object({ name: z.string(), count: z.int() }).meta({ id: 'FavourTag' })
export type FavourTag = z.infer<typeof FavourTag>

export const tags = get('/my/userFavour/tag/list', 'The tags on favourites of one kind, the most used first.', {
  input: z.object({ type: FavourType }),
  output: z.array(FavourTag),
})

/** The same word twice is one. NOT_FOUND: it is not among the favourites. */
export const setTags = post('/my/userFavour/tag/set', 'Replaces the tags of a favourite.', {
  idempotent: 'yes',
  input: z.object({ ...Target.shape, tags: listOf('标签', text('标签', 20), 0, 10) }),
  output: z.object({ tags: z.array(z.string()) }),
  errors: ['NOT_FOUND'],
  invalidates: ['/my/userFavour'],
})
