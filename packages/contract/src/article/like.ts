import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { choice, idOf, onOff } from '../field.ts'

/** 点赞. How many like something, and whether the person who asks does. */
export const LikeState = z.object({ likeCount: z.int(), isLike: z.boolean() }).meta({ id: 'LikeState' })
export type LikeState = z.infer<typeof LikeState>

/** 点赞对象. What can be liked. */
export const LikeTarget = choice('点赞对象', {
  article: '文章',
  comment: '评论',
  trends: '动态',
  trendsComment: '动态评论',
}).meta({ id: 'LikeTarget' })
export type LikeTarget = z.infer<typeof LikeTarget>

export const ofArticle = get('/news/likeCount', 'How many like an article.', {
  access: 'visitor',
  input: z.object({ id: idOf('文章') }),
  output: LikeState,
  errors: ['NOT_FOUND'],
})

export const ofComment = get('/news/comment/likeCount', 'How many like a comment.', {
  access: 'visitor',
  input: z.object({ id: idOf('评论') }),
  output: LikeState,
  errors: ['NOT_FOUND'],
})

export const set = post('/like/v2', 'Sets, not toggles, whether the person likes something.', {
  idempotent: 'yes',
  input: z.object({ type: LikeTarget, targetId: idOf('点赞对象'), status: onOff('点赞') }),
  output: LikeState,
  errors: ['NOT_FOUND'],
})
