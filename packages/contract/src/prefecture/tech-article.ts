import * as z from 'zod'
import { ArticleDetail, ArticleDTO } from '../article/article.ts'
import { get, post } from '../endpoint.ts'
import { choice, idOf, keywords, whole } from '../field.ts'
import { Id, Paging, paged, Url } from '../page.ts'
import { Selection } from './selection.ts'

/** 专区内容类型. What an article of the zone is. */
export const TechType = choice('类型', { course: '课程', datum: '技术资料', column: '专栏' }).meta({ id: 'TechType' })
export type TechType = z.infer<typeof TechType>

/** 专区文章类别. A subject that courses, material or columns are sorted by. */
export const TechCategory = z
  .object({ id: Id, name: z.string(), count: z.int().describe('Published articles.') })
  .meta({ id: 'TechCategory' })
export type TechCategory = z.infer<typeof TechCategory>

/** What an article of the zone has besides. */
const file = {
  type: TechType,
  fileUrl: Url.optional().describe('The whole file; absent for visitors and where there is none.'),
  fileSize: z.int().optional().describe('Bytes.'),
  pageCount: z.int().optional(),
  downloadCount: z.int(),
}

/** 专区文章. A course, technical material or a column's article. Its number is one of the articles'. */
export const TechArticle = z.object({ ...ArticleDTO.shape, ...file }).meta({ id: 'TechArticle' })
export type TechArticle = z.infer<typeof TechArticle>

/** 专区文章详情. An article of the zone with its text; `prev` and `next` are its neighbours in the column. */
export const TechArticleDetail = z
  .object({
    ...ArticleDetail.shape,
    ...file,
    previewUrl: Url.describe('The first three pages as a PDF of its own, for everybody; empty for another file.'),
  })
  .meta({ id: 'TechArticleDetail' })
export type TechArticleDetail = z.infer<typeof TechArticleDetail>

export const list = get('/technology/article/list', 'Courses, technical material or columns.', {
  access: 'visitor',
  input: z.object({
    ...Paging.shape,
    type: TechType,
    keywords: keywords().optional(),
    categoryId: idOf('类别').optional(),
    authorId: idOf('作者').optional(),
    sort: choice('排序', { newest: '最新', downloads: '下载最多' }).default('newest'),
  }),
  output: paged(TechArticle),
})

/** What was taken away answers as `/news/v3/detail` does: with its status, and no content. */
export const detail = get('/technology/article/detail', 'One article of the zone; remembers the view.', {
  access: 'visitor',
  input: z.object({ id: idOf('文章') }),
  output: TechArticleDetail,
  errors: ['NOT_FOUND'],
})

export const search = get('/technology/article/search', 'Finds articles of the zone by their words.', {
  access: 'visitor',
  input: z.object({ ...Paging.shape, keywords: keywords(), type: TechType.optional() }),
  output: paged(TechArticle),
})

export const categories = get('/technology/article/category', 'What one kind of articles is sorted by.', {
  access: 'visitor',
  input: z.object({ type: TechType }),
  output: z.array(TechCategory),
})

export const hot = get('/technology/article/hot', 'The articles of the zone read most these days.', {
  access: 'visitor',
  input: z.object({ type: TechType.optional(), size: whole('数量', 1, 50).default(10) }),
  output: z.array(TechArticle),
})

export const download = post('/technology/article/download', 'Packs the files of articles into one zip.', {
  idempotent: 'safe',
  input: Selection,
  output: 'blob',
  errors: ['NOT_FOUND', 'TOO_FREQUENT'],
})
