import * as z from 'zod'
import { get } from '../endpoint.ts'
import { choice, idOf, whole } from '../field.ts'
import { Id, Paging, paged } from '../page.ts'
import { ArticleDTO } from './article.ts'

/** 频道. A subject that articles are sorted by. */
export const NewsChannel = z
  .object({ id: Id, name: z.string(), count: z.int().describe('Published articles.') })
  .meta({ id: 'NewsChannel' })
export type NewsChannel = z.infer<typeof NewsChannel>

export const list = get('/news/category/list', 'The channels, in their order.', {
  access: 'visitor',
  output: z.array(NewsChannel),
})

export const articles = get('/news/categoryArticle', 'The articles of a channel, or of all of them.', {
  access: 'visitor',
  input: z.object({
    ...Paging.shape,
    categoryId: idOf('频道').describe('Left out: every channel.').optional(),
    sort: choice('排序', { newest: '最新', hot: '最热' }).default('newest'),
  }),
  output: paged(ArticleDTO),
  errors: ['NOT_FOUND'],
})

export const hot = get('/news/hot', 'The articles read most these days, in a channel or in all of them.', {
  access: 'visitor',
  input: z.object({ categoryId: idOf('频道').optional(), size: whole('数量', 1, 50).default(10) }),
  output: z.array(ArticleDTO),
  errors: ['NOT_FOUND'],
})
