import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { ChipModel } from '../datasheet/part.ts'
import { choice, idOf, note, whole } from '../field.ts'
import { Id, Time, Url } from '../page.ts'
import { AuthorVO } from './author.ts'
import { Series } from './series.ts'

/** 文章状态. DELETEED is the wire's spelling (specification, section 7). */
export const ArticleStatus = choice('文章状态', {
  DRAFT: '草稿',
  PENDING: '审核中',
  PUBLISHED: '已发布',
  DISMOUNT: '已下架',
  DELETEED: '已删除',
}).meta({ id: 'ArticleStatus', examples: ['PUBLISHED'] })
export type ArticleStatus = z.infer<typeof ArticleStatus>

/** 文章. One article as lists show it. */
export const ArticleDTO = z
  .object({
    id: Id,
    title: z.string(),
    imgUrl: Url.describe('Cover.'),
    source: z.string().describe('Where it was first published: a name, not an address.'),
    summary: z.string().optional(),
    categoryId: Id.optional().describe('Its channel.'),
    categoryName: z.string().optional(),
    authorId: Id.optional(),
    authorName: z.string().optional(),
    authorAvatar: Url.optional(),
    models: z.array(z.string()).describe('Part numbers it speaks of; lists show the first three.'),
    minutes: z.int().describe('How long reading takes.'),
    readCount: z.int(),
    likeCount: z.int(),
    commentCount: z.int(),
    favourCount: z.int(),
    status: ArticleStatus,
    createTime: Time,
    publishTime: Time.optional(),
  })
  .meta({ id: 'ArticleDTO' })
export type ArticleDTO = z.infer<typeof ArticleDTO>

/** 附件. A file that belongs to an article. */
export const Attachment = z
  .object({ name: z.string(), url: Url, size: z.int().describe('Bytes.') })
  .meta({ id: 'Attachment' })
export type Attachment = z.infer<typeof Attachment>

/** 目录. A heading of an article, and the anchor in its text. */
const Heading = z.object({ anchor: z.string(), title: z.string(), level: z.int().describe('1 or 2.') })

/** 文章详情. An article with its text and what stands around it. */
export const ArticleDetail = z
  .object({
    ...ArticleDTO.shape,
    content: z.string().describe('HTML that was cleaned; empty when the article is no longer public.'),
    sourceUrl: Url.describe('Where it was first published; empty for one written here.'),
    keywords: z.array(z.string()),
    brandIds: z.array(Id),
    outline: z.array(Heading),
    parts: z.array(ChipModel).describe('Parts of the catalogue that it speaks of, in the order of the text.'),
    series: Series.optional(),
    attachments: z.array(Attachment),
    author: AuthorVO,
    isLike: z.boolean(),
    isFavour: z.boolean(),
    isMine: z.boolean().describe('Whether the person who asks wrote it.'),
    prev: ArticleDTO.optional(),
    next: ArticleDTO.optional(),
    recommends: z.array(ArticleDTO),
  })
  .meta({ id: 'ArticleDetail' })
export type ArticleDetail = z.infer<typeof ArticleDetail>

/** 举报原因. Why something people wrote should be looked at. */
export const ReportReason = choice('举报原因', {
  advertising: '广告营销',
  untrue: '虚假信息',
  illegal: '违法违规',
  infringement: '抄袭侵权',
  abuse: '辱骂攻击',
  other: '其他',
}).meta({ id: 'ReportReason' })
export type ReportReason = z.infer<typeof ReportReason>

const ById = z.object({ id: idOf('文章') })

/**
 * What the author or an administrator took away (DISMOUNT, DELETEED) still answers, with that status and its author, and
 * for others without title and content: the page says 410. What never was public answers its author only.
 */
export const detail = get('/news/v3/detail', 'One article; remembers the view of a person.', {
  access: 'visitor',
  input: ById,
  output: ArticleDetail,
  errors: ['NOT_FOUND'],
})

/** Answers like `detail`; links of the old page ask it. */
export const detailV1 = get('/news/v1/detail', 'One article, for the page at its old address.', {
  access: 'visitor',
  input: ById,
  output: ArticleDetail,
  errors: ['NOT_FOUND'],
})

/** Sent by a page that somebody has had before them for a while; a reader counts once a day. */
export const read = post('/news/read', 'Counts that an article was read.', {
  access: 'visitor',
  idempotent: 'yes',
  input: ById,
  errors: ['NOT_FOUND'],
})

export const recommend = get('/news/recommend', 'What to read after an article.', {
  access: 'visitor',
  input: z.object({ ...ById.shape, size: whole('数量', 1, 50).default(10) }),
  output: z.array(ArticleDTO),
  errors: ['NOT_FOUND'],
})

export const report = post('/article/black/add', 'Reports an article to the reviewers.', {
  idempotent: 'yes',
  input: z.object({
    articleId: idOf('文章'),
    reason: ReportReason,
    content: note('补充说明', 500).optional(),
  }),
  errors: ['NOT_FOUND', 'TOO_FREQUENT'],
})
