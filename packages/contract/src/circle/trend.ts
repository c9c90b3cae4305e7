import * as z from 'zod'
import { UserBrief } from '../account/profile.ts'
import { CommentVO } from '../article/comment.ts'
import { ChipModel } from '../datasheet/part.ts'
import { get, post } from '../endpoint.ts'
import { choice, fileAddress, idOf, keywords, listOf, note, onOff, text, whole } from '../field.ts'
import { Id, Paging, paged, Time, Url } from '../page.ts'

/** 帖子状态. The first posts of a person are looked at before others see them. */
export const TrendStatus = choice('帖子状态', {
  published: '已发布',
  pending: '审核中',
  removed: '已下架',
}).meta({ id: 'TrendStatus' })
export type TrendStatus = z.infer<typeof TrendStatus>

/** 帖子类型. A question waits for an answer, and its writer accepts one. */
export const TrendKind = choice('帖子类型', {
  question: '提问',
  show: '晒板',
  talk: '交流',
}).meta({ id: 'TrendKind' })
export type TrendKind = z.infer<typeof TrendKind>

/** 电路条件. What an answer has to know of a circuit, each in a few words; empty where it is not told. */
export const TrendFacts = z
  .object({ input: z.string(), output: z.string(), load: z.string(), tried: z.string() })
  .meta({ id: 'TrendFacts' })
export type TrendFacts = z.infer<typeof TrendFacts>

/** 帖子型号. A part that a post is about. */
export const TrendPart = ChipModel.pick({
  id: true,
  model: true,
  brandId: true,
  brandName: true,
  package: true,
  description: true,
  lifecycle: true,
}).meta({ id: 'TrendPart' })
export type TrendPart = z.infer<typeof TrendPart>

/** 被采纳的回答. The comment that whoever asked accepted. */
export const TrendAnswer = z
  .object({ id: Id.describe('The comment.'), user: UserBrief, content: z.string() })
  .meta({ id: 'TrendAnswer' })
export type TrendAnswer = z.infer<typeof TrendAnswer>

/** 帖子. What a person posts in a circle. */
export const TrendsVO = z
  .object({
    id: Id,
    groupId: Id,
    groupName: z.string(),
    user: UserBrief,
    kind: TrendKind,
    title: z.string().optional(),
    content: z.string().describe('Plain text with line breaks.'),
    shown: z.string().describe('The same as HTML: its part numbers lead to the parts. Empty in lists.'),
    facts: TrendFacts,
    answer: TrendAnswer.optional().describe('Of a question that is solved.'),
    images: z.array(Url),
    parts: z.array(TrendPart),
    likeCount: z.int(),
    commentCount: z.int(),
    viewCount: z.int(),
    isLike: z.boolean(),
    isMine: z.boolean(),
    status: TrendStatus.describe('Others see only `published`.'),
    removeReason: z.string().optional().describe('Why it was taken down; for its author.'),
    createTime: Time,
  })
  .meta({ id: 'TrendsVO' })
export type TrendsVO = z.infer<typeof TrendsVO>

/** 帖子排序. */
export const TrendSort = choice('排序', {
  hot: '热门',
  newest: '最新',
  follow: '我加入的',
  unanswered: '待回答',
}).meta({ id: 'TrendSort' })
export type TrendSort = z.infer<typeof TrendSort>

export const similar = get('/trends/similar', 'Posts that say much the same, the nearest first; for who writes one.', {
  access: 'visitor',
  input: z.object({
    words: note('内容', 200).default(''),
    id: idOf('帖子').describe('Posts like this one instead.').optional(),
    size: whole('数量', 1, 20).default(5),
  }),
  output: z.array(TrendsVO),
})

export const list = get('/trends/list', 'Posts of every circle, of one circle, of one person, or about one part.', {
  access: 'visitor',
  input: z.object({
    ...Paging.shape,
    groupId: idOf('圈子').optional(),
    userId: idOf('用户').optional(),
    partId: idOf('型号').describe('Posts that name this part.').optional(),
    keywords: keywords().optional(),
    kind: TrendKind.optional(),
    sort: TrendSort.describe('`follow` needs a login: only circles that the person has joined.').default('newest'),
  }),
  output: paged(TrendsVO),
  errors: ['NEED_LOGIN'],
})

export const mine = get('/trends/mine', 'Posts of the person who asks, in every state, or those they keep.', {
  input: z.object({
    ...Paging.shape,
    tab: choice('范围', { own: '我的帖子', kept: '收藏的帖子' }).default('own'),
  }),
  output: paged(TrendsVO),
})

/** What was taken down is not found, with `isGone`; who wrote it sees it, and why. */
export const detail = get('/trends/detail', 'One post of a circle.', {
  access: 'visitor',
  input: z.object({ id: idOf('帖子') }),
  output: TrendsVO,
  errors: ['NOT_FOUND'],
})

/** Comments are written with type 5. */
export const comments = get('/trends/comments', 'Comments on a post, with their answers.', {
  access: 'visitor',
  input: z.object({
    ...Paging.shape,
    id: idOf('帖子'),
    sort: choice('排序', { hot: '最热', newest: '最新' }).default('hot'),
  }),
  output: paged(CommentVO),
  errors: ['NOT_FOUND'],
})

/** 帖子草稿. What a person fills in. */
export const TrendDraft = z.object({
  kind: TrendKind.default('talk'),
  title: note('标题', 80).default(''),
  content: text('内容', 5000),
  images: listOf('图片', fileAddress('图片'), 0, 9).default([]),
  input: note('输入', 60).describe('This and the next three are of a question; other kinds keep none.').default(''),
  output: note('输出', 60).default(''),
  load: note('负载', 60).default(''),
  tried: note('试过什么', 200).default(''),
  partIds: listOf('型号', idOf('型号'), 0, 9).describe('Parts that the post is about.').default([]),
})

/** The same words within ten minutes are refused with a CONFLICT. */
export const add = post('/trends/add', 'Posts in a circle, and joins it where the person had not.', {
  input: z.object({ groupId: idOf('圈子'), ...TrendDraft.shape }),
  output: z.object({ id: Id, status: TrendStatus }),
  errors: ['NOT_FOUND', 'CONFLICT', 'TOO_FREQUENT'],
  invalidates: ['/trends/list', '/trends/mine', '/trends/group'],
})

/** The whole post is sent, so that a title, pictures and parts can be taken away. */
export const update = post('/trends/edit', 'Rewrites a post of the person who asks.', {
  idempotent: 'yes',
  input: z.object({ id: idOf('帖子'), ...TrendDraft.shape }),
  output: z.object({ id: Id, status: TrendStatus }),
  errors: ['NOT_FOUND', 'CONFLICT', 'TOO_FREQUENT'],
  invalidates: ['/trends/list', '/trends/mine', '/trends/detail'],
})

export const remove = post('/trends/delete', 'Removes a post of the person who asks.', {
  idempotent: 'yes',
  input: z.object({ id: idOf('帖子') }),
  errors: ['NOT_FOUND'],
  invalidates: ['/trends/list', '/trends/mine', '/trends/detail', '/trends/group'],
})

export const like = post('/trends/like', 'Likes a post, or takes it back.', {
  idempotent: 'yes',
  input: z.object({ id: idOf('帖子'), status: onOff('点赞').describe('1 liked, 0 not.') }),
  output: z.object({ likeCount: z.int(), isLike: z.boolean() }),
  errors: ['NOT_FOUND'],
})

/** Only who asked may, and again another one; without a comment the question is open again. */
export const accept = post('/trends/accept', 'Accepts a comment as the answer to a question.', {
  idempotent: 'yes',
  input: z.object({ id: idOf('帖子'), commentId: idOf('评论').optional() }),
  output: TrendsVO,
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/trends/list', '/trends/mine', '/trends/detail', '/trends/comments'],
})

/** Once a day for a person, and for all visitors of one place; its writer's own looks are none. */
export const read = post('/trends/read', 'Tells that a post is being read, for its count.', {
  access: 'visitor',
  idempotent: 'yes',
  input: z.object({ id: idOf('帖子') }),
  errors: ['NOT_FOUND'],
})

/** 帖子举报原因. */
export const TrendReportReason = choice('举报原因', {
  spam: '垃圾广告',
  fraud: '虚假或欺诈',
  abuse: '辱骂攻击',
  illegal: '违法违规',
  infringement: '侵权',
  privacy: '泄露隐私',
  other: '其他',
}).meta({ id: 'TrendReportReason' })
export type TrendReportReason = z.infer<typeof TrendReportReason>

export const report = post('/trends/report', 'Reports a post to those who review.', {
  idempotent: 'yes',
  input: z.object({
    id: idOf('帖子'),
    reason: TrendReportReason,
    content: note('补充说明', 500).default(''),
  }),
  errors: ['NOT_FOUND', 'CONFLICT', 'TOO_FREQUENT'],
})
