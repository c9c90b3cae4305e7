import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { idOf, idsOf, instant, keywords, richText, text, webAddress } from '../field.ts'
import { Id, Paging, paged, Time, Url } from '../page.ts'
import { intoFolder } from './folder.ts'

/** 云盘文章摘要. A row of the list: an article without its text. */
export const DiskArticleBrief = z
  .object({
    id: Id,
    title: z.string(),
    summary: z.string().describe('The beginning as plain text.'),
    dirId: Id.nullable().describe('Null at the root.'),
    dirName: z.string().optional(),
    sourceArticleId: Id.optional().describe('The article of this site that it was saved from.'),
    sourceAuthor: z.string().optional(),
    sourceUrl: Url.optional().describe('The page that it was saved from.'),
    sourceGone: z.boolean().describe('Whether that article has been taken down since; the copy stays.'),
    createTime: Time,
    updateTime: Time,
  })
  .meta({ id: 'DiskArticleBrief' })
export type DiskArticleBrief = z.infer<typeof DiskArticleBrief>

/** 云盘文章. A note of one's own, or a saved copy. */
export const DiskArticle = z
  .object({
    ...DiskArticleBrief.shape,
    content: z.string().describe('HTML, cleaned, as the editor takes it.'),
    shown: z.string().describe('HTML to be read: formulas drawn, part numbers leading to their parts.'),
  })
  .meta({ id: 'DiskArticle' })
export type DiskArticle = z.infer<typeof DiskArticle>

const title = text('标题', 120)

export const list = get('/disk/article/list', 'Articles in a folder, or those that words find in all folders.', {
  input: z.object({ ...Paging.shape, dirId: intoFolder, keywords: keywords().optional() }),
  output: paged(DiskArticleBrief),
  errors: ['NOT_FOUND'],
})

export const detail = get('/disk/article/detail', 'One article of the disk with its text.', {
  input: z.object({ id: idOf('文章') }),
  output: DiskArticle,
  errors: ['NOT_FOUND'],
})

/** FAIL: the space is full. */
export const add = post('/disk/article/add', 'Writes a new article on the disk, or saves a copy of one.', {
  input: z.object({
    title,
    content: richText('正文').describe('Absent: that of the source.').optional(),
    sourceArticleId: idOf('原文').optional(),
    sourceUrl: webAddress('原文地址').optional(),
    dirId: intoFolder,
  }),
  output: DiskArticle,
  errors: ['FAIL', 'NOT_FOUND'],
  invalidates: ['/disk/article', '/files', '/users/files/space'],
})

/** CONFLICT: it was changed elsewhere after `baseTime`. */
export const update = post('/disk/article/edit', 'Changes title or text of an article of the disk.', {
  idempotent: 'yes',
  input: z.object({
    id: idOf('文章'),
    title: title.optional(),
    content: richText('正文').optional(),
    baseTime: instant('修改前时间').describe('The `updateTime` that this edit began from.').optional(),
  }),
  output: DiskArticle,
  errors: ['FAIL', 'NOT_FOUND', 'CONFLICT'],
  invalidates: ['/disk/article', '/files', '/users/files/space'],
})

export const move = post('/disk/article/move', 'Moves articles into a folder, or to the root.', {
  idempotent: 'yes',
  input: z.object({ ids: idsOf('文章'), dirId: intoFolder }),
  errors: ['NOT_FOUND'],
  invalidates: ['/disk/article', '/files'],
})

/** Those that are gone are passed over. The same numbers take them back from the bin. */
export const remove = post('/disk/article/delete', 'Moves articles to the bin.', {
  idempotent: 'yes',
  input: z.object({ ids: idsOf('文章') }),
  errors: ['NOT_FOUND'],
  invalidates: ['/disk/article', '/files', '/users/files/space'],
})
