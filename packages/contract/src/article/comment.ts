import * as z from 'zod'
import { UserBrief } from '../account/profile.ts'
import { get, post } from '../endpoint.ts'
import { choice, idOf, note, text } from '../field.ts'
import { Id, Paging, paged, Time, Url } from '../page.ts'
import { ReportReason } from './article.ts'

/** 评论对象. What a comment is about: 2 article, 5 trends, 6 datasheet. The numbers are the wire's. */
export const CommentType = z
  .literal([2, 5, 6], { error: '请选择评论对象' })
  .meta({ id: 'CommentType', title: '评论对象' })
export type CommentType = z.infer<typeof CommentType>

/** 评论中的型号. A part number that the catalogue knows, as a place in the words of a comment. */
export const CommentPart = z
  .object({
    start: z.int().describe('The first character, from 0.'),
    end: z.int().describe('Behind the last.'),
    word: z.string().describe('In capitals, as it is compared with the catalogue.'),
    modelId: Id.optional().describe('The one part that it names; left out where it begins several.'),
  })
  .meta({ id: 'CommentPart' })
export type CommentPart = z.infer<typeof CommentPart>

/** 评论. What a person says below something; replies stand below the first of their thread, two levels in all. */
export const CommentVO = z
  .object({
    id: Id,
    articleId: Id.describe('What it is about, as its type says.'),
    type: CommentType,
    parentId: Id.nullable().describe('The first comment of its thread; null for that one.'),
    user: UserBrief,
    replyTo: UserBrief.optional(),
    content: z.string(),
    parts: z.array(CommentPart).describe('Part numbers in its words, in their order.'),
    likeCount: z.int(),
    isLike: z.boolean(),
    isMine: z.boolean(),
    isAuthor: z.boolean().describe('Whether who wrote what it is about says it.'),
    editTime: Time.optional().describe('When its writer changed it last.'),
    isPending: z.boolean().describe('Waits for review: only its writer sees it.'),
    get children() {
      return z.array(CommentVO)
    },
    createTime: Time,
  })
  .meta({ id: 'CommentVO' })
export type CommentVO = z.infer<typeof CommentVO>

/** 我的评论. A comment with the title of what it is about. */
export const MyComment = z
  .object({
    ...CommentVO.shape,
    title: z.string().describe('Title of what it is about.'),
    url: Url.describe('The comment on the page of what it is about; empty where that is gone.'),
  })
  .meta({ id: 'MyComment' })
export type MyComment = z.infer<typeof MyComment>

/** 改后的评论. A comment after its writer changed it. */
export const EditedComment = z
  .object({
    ...CommentVO.shape,
    isWaiting: z
      .boolean()
      .describe('Whether the change waits for review: until it passed, the comment stays as it was.'),
  })
  .meta({ id: 'EditedComment' })
export type EditedComment = z.infer<typeof EditedComment>

export const list = get('/news/v1/comments', 'The comments about something, a thread a row.', {
  access: 'visitor',
  input: z.object({
    ...Paging.shape,
    articleId: idOf('评论对象').describe('What they are about, as the type says.'),
    type: CommentType.default(2),
    sort: choice('排序', { hot: '最热', newest: '最新' }).default('newest'),
    commentId: idOf('评论').describe('Puts the thread of this comment first, for a link to it.').optional(),
  }),
  output: paged(CommentVO),
  errors: ['NOT_FOUND'],
})

export const mine = get('/my/comment/list', 'What the person wrote below things, newest first.', {
  input: z.object({ ...Paging.shape, type: CommentType.describe('Only those below one kind of things.').optional() }),
  output: paged(MyComment),
})

/** The first comments of a new account are reviewed. CONFLICT: the same text within ten minutes; a thread of 200 answers. */
export const add = post('/comment/add', 'Says something about an article, a trend or a datasheet.', {
  input: z.object({
    articleId: idOf('评论对象').describe('What it is about, as the type says.'),
    type: CommentType.default(2),
    content: text('评论', 1000),
    parentId: idOf('上级评论').describe('The first comment of the thread it joins.').optional(),
    replyToId: idOf('回复对象').describe('The comment in that thread it answers.').optional(),
  }),
  output: CommentVO,
  errors: ['NOT_FOUND', 'CONFLICT', 'TOO_FREQUENT'],
  invalidates: ['/news/v1/comments', '/trends/comments', '/my/comment/list'],
})

/** Within a day of writing it. What was answered already keeps its place, and its words until a review passed the new ones. */
export const edit = post('/comment/edit', 'Changes what a comment of mine says.', {
  idempotent: 'yes',
  input: z.object({ id: idOf('评论'), content: text('评论', 1000) }),
  output: EditedComment,
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/news/v1/comments', '/trends/comments', '/my/comment/list'],
})

export const report = post('/comment/report', 'Tells the reviewers that something is wrong with a comment.', {
  idempotent: 'yes',
  input: z.object({ id: idOf('评论'), reason: ReportReason, content: note('补充说明', 500).optional() }),
  errors: ['NOT_FOUND', 'TOO_FREQUENT'],
})

/** The writer of a comment may remove it, and so may the author of the article. */
export const remove = post('/comment/del', 'Removes a comment and the replies below it.', {
  idempotent: 'yes',
  input: z.object({ id: idOf('评论') }),
  errors: ['NOT_FOUND'],
  invalidates: ['/news/v1/comments', '/trends/comments', '/my/comment/list'],
})
