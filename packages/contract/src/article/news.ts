import * as z from 'zod'
import { get } from '../endpoint.ts'
import { choice, idOf, keywords, whole } from '../field.ts'
import { JobVO } from '../job/job.ts'
import { Id, Paging, paged, Url } from '../page.ts'
import { HotWord } from '../portal/hot-word.ts'
import { ArticleDTO } from './article.ts'
import { AuthorVO } from './author.ts'
import { NewsChannel } from './channel.ts'

/** 轮播图. A picture that leads somewhere. */
export const Banner = z.object({ id: Id, title: z.string(), imgUrl: Url, url: Url }).meta({ id: 'Banner' })
export type Banner = z.infer<typeof Banner>

/** 资讯首页. Everything the first page of the news shows besides the list. */
export const NewsIndexData = z
  .object({
    banners: z.array(Banner),
    channels: z.array(NewsChannel),
    hotArticles: z.array(ArticleDTO),
    newestArticles: z.array(ArticleDTO),
    popularAuthors: z.array(AuthorVO),
    jobs: z.array(JobVO),
    hotKeywords: z.array(HotWord),
  })
  .meta({ id: 'NewsIndexData' })
export type NewsIndexData = z.infer<typeof NewsIndexData>

export const home = get('/news/indexData', 'The blocks of the first page of the news.', {
  access: 'visitor',
  output: NewsIndexData,
})

export const banners = get('/news/banner/list', 'The pictures that lead somewhere, in their order.', {
  access: 'visitor',
  input: z.object({ position: choice('位置', { home: '资讯首页', detail: '文章详情' }).default('home') }),
  output: z.array(Banner),
})

export const newest = get('/news/newestArticle', 'The articles published last.', {
  access: 'visitor',
  input: z.object({ size: whole('数量', 1, 50).default(10) }),
  output: z.array(ArticleDTO),
})

export const search = get('/news/v2/search', 'Finds articles by their words.', {
  access: 'visitor',
  input: z.object({
    ...Paging.shape,
    keywords: keywords(),
    categoryId: idOf('频道').optional(),
    days: z
      .literal([7, 30, 365], { error: '请选择发布时间' })
      .meta({ title: '发布时间' })
      .describe('Published within so many days.')
      .optional(),
    sort: choice('排序', { relevance: '综合', newest: '最新' }).default('relevance'),
  }),
  output: paged(ArticleDTO),
})

export const ofAuthor = get('/news/list/{id}', 'What an author published, newest first.', {
  access: 'visitor',
  input: z.object({ ...Paging.shape, id: idOf('作者') }),
  output: paged(ArticleDTO),
  errors: ['NOT_FOUND'],
})

export const followed = get('/news/attention/list', 'Articles of the authors and brands the person follows.', {
  input: Paging,
  output: paged(ArticleDTO),
})

export const mentions = get('/news/mentions', 'Articles that speak of a part, newest first.', {
  access: 'visitor',
  input: z.object({ ...Paging.shape, modelId: idOf('型号') }),
  output: paged(ArticleDTO),
  errors: ['NOT_FOUND'],
})
