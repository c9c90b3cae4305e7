import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { choice, fileAddress, idOf, instant, keywords, listOf, note, text, webAddress, whole } from '../field.ts'
import { Id, Paging, paged, Time, Url } from '../page.ts'
import { ArticleDetail, ArticleDTO, ArticleStatus } from './article.ts'

/** What only the author sees of an article. */
const own = {
  version: z.int().describe('Grows with each saving; an edit names the one it started from.'),
  isRevising: z.boolean().describe('Whether a newer text waits for review while the old one stays public.'),
  reason: z.string().describe('Why the last review refused it; else empty.'),
  isPassed: z.boolean().describe('Whether the review passed it and it waits for its moment.'),
  publishAt: Time.optional().describe('When it is to be public; else as soon as the review passed it.'),
  updateTime: Time,
}

/** 我的文章. An article as its author's list shows it. */
export const MyArticle = z.object({ ...ArticleDTO.shape, ...own }).meta({ id: 'MyArticle' })
export type MyArticle = z.infer<typeof MyArticle>

/** 我的文章详情. An article as its author edits it: the newest text, also of one that is public. */
export const MyArticleDetail = z
  .object({
    ...ArticleDetail.shape,
    ...own,
    content: z.string().describe('HTML as the editor takes it.'),
    shown: z.string().describe('HTML as readers will see it.'),
    seriesName: z.string().describe('The series it belongs to; empty for none.'),
  })
  .meta({ id: 'MyArticleDetail' })
export type MyArticleDetail = z.infer<typeof MyArticleDetail>

/** What an editor sends. A draft may be half done; PENDING needs title, text and channel. */
const draft = {
  title: note('标题', 100).default(''),
  content: z
    .string({ error: '请输入正文' })
    .max(200_000, { error: '正文过长' })
    .meta({ title: '正文' })
    .describe('HTML.')
    .default(''),
  imgUrl: fileAddress('封面').optional(),
  categoryId: idOf('频道').optional(),
  summary: note('摘要', 300).optional(),
  source: note('来源', 100).describe('Where it was first published; left out for one written here.').optional(),
  sourceUrl: webAddress('来源网址').optional(),
  keywords: listOf('关键词', text('关键词', 20), 0, 10).optional(),
  brandIds: listOf('相关品牌', idOf('相关品牌'), 0, 20).optional(),
  models: listOf('相关型号', text('型号', 80), 0, 50).optional(),
  attachments: listOf('附件', fileAddress('附件'), 0, 20).describe('Files that were uploaded here.').optional(),
  series: note('连载', 40)
    .describe('Name of the series that it goes on; a new one begins where there is none.')
    .optional(),
  publishAt: instant('发布时间').describe('Left out: as soon as the review passed it.').optional(),
  status: choice('文章状态', { DRAFT: '存草稿', PENDING: '提交发布' }).default('DRAFT'),
}

/** 文中型号. A word of a text that looks like a part number, and what the catalogue knows of it. */
export const Mention = z
  .object({
    word: z.string().describe('In capitals, as it is compared with the catalogue.'),
    modelId: Id.optional().describe('The one part that it names.'),
    count: z.int().describe('How many parts it names or begins; 0 where none is known.'),
  })
  .meta({ id: 'Mention' })
export type Mention = z.infer<typeof Mention>

/** A saved text, the version the next edit starts from, and what the catalogue knows of its words. */
const Saved = z.object({ id: Id, version: z.int(), mentions: z.array(Mention) })

/** Who is no author may save drafts; PENDING then is FORBIDDEN. */
export const add = post('/my/article/add', 'Saves a new article as a draft, or hands it in for review.', {
  input: z.object(draft),
  output: Saved,
  errors: ['FORBIDDEN', 'TOO_FREQUENT'],
  invalidates: ['/my/article'],
})

/** CONFLICT: another window saved since. The same text sent again is not a conflict. */
export const update = post('/my/article/edit', 'Replaces the text of an article; what is left out is cleared.', {
  idempotent: 'yes',
  input: z.object({
    id: idOf('文章'),
    version: whole('版本', 1, 2_147_483_647).describe('The version the edit started from.').optional(),
    ...draft,
  }),
  output: Saved,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
  invalidates: ['/my/article', '/news/v1/detail', '/news/v3/detail'],
})

/** CONFLICT where the present status does not lead there; PUBLISHED is the reviewers' word. */
export const setStatus = post('/my/article/status/{id}/{status}', 'Moves an article on: draft, dismount, delete.', {
  idempotent: 'yes',
  input: z.object({ id: idOf('文章'), status: ArticleStatus }),
  errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
  invalidates: ['/my/article', '/news', '/author'],
})

/** One of the two is needed: the address, or the HTML where the address cannot be read. */
export const importWx = post('/my/article/wx/import', 'Turns a WeChat article into a text for the editor.', {
  input: z.object({
    url: webAddress('文章网址').optional(),
    html: z
      .string({ error: '请粘贴文章内容' })
      .max(2_000_000, { error: '文章内容过长' })
      .meta({ title: '文章内容' })
      .describe('HTML that was pasted.')
      .optional(),
  }),
  output: z.object({
    title: z.string(),
    content: z.string().describe('HTML that was cleaned.'),
    imgUrl: Url.describe('The cover, copied here.'),
    source: z.string().describe('Name of the account that published it.'),
    sourceUrl: Url,
  }),
  errors: ['FAIL', 'TOO_FREQUENT'],
})

/** 标签. The tabs of the author's list. */
const Tab = choice('状态', {
  all: '全部',
  DRAFT: '草稿',
  PENDING: '审核中',
  PUBLISHED: '已发布',
  DISMOUNT: '已下架',
})

export const list = get('/my/article/list/{type}', "The person's articles, last changed first.", {
  input: z.object({ ...Paging.shape, type: Tab, keywords: keywords().optional() }),
  output: paged(MyArticle),
})

export const count = get('/my/article/count', 'How many articles each tab holds.', {
  output: z.array(z.object({ type: Tab, count: z.int() })),
})

export const detail = get('/my/article/detail', 'An article of mine to edit, drafts too.', {
  input: z.object({ id: idOf('文章') }),
  output: MyArticleDetail,
  errors: ['NOT_FOUND'],
})
