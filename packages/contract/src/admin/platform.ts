import * as z from 'zod'
import { UserBrief } from '../account/profile.ts'
import { ArticleStatus } from '../article/article.ts'
import { get, post } from '../endpoint.ts'
import { idOf, idsOf, text, whole } from '../field.ts'
import { Id, paged, Paging, Time } from '../page.ts'
import { ConfigKey } from '../portal/config.ts'

/** 意见反馈. What somebody wrote to us. */
export const FeedbackItem = z
  .object({
    id: Id,
    type: Id.describe('The number of its category.'),
    typeName: z.string(),
    content: z.string(),
    contact: z.string(),
    user: UserBrief.nullable().describe('Null where the account is gone.'),
    createTime: Time,
  })
  .meta({ id: 'FeedbackItem' })
export type FeedbackItem = z.infer<typeof FeedbackItem>

export const feedback = get('/admin/feedback/list', 'What people wrote to us, newest first.', {
  access: 'admin',
  input: z.object({ ...Paging.shape, type: idOf('反馈类型').optional() }),
  output: paged(FeedbackItem),
})

export const setArticleStatus = post('/admin/article/status', 'Takes an article down, or publishes it again.', {
  access: 'admin',
  idempotent: 'yes',
  input: z.object({ id: idOf('文章'), status: ArticleStatus }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/news', '/admin/audit'],
})

export const setConfig = post('/admin/config/set', 'Sets a number that switches a part of the site.', {
  access: 'admin',
  idempotent: 'yes',
  input: z.object({ key: ConfigKey, value: whole('数值', 0, 999_999_999) }),
  invalidates: ['/config'],
})

export const sendMessage = post('/admin/message/platform', 'Sends a message of the platform to people, or to all.', {
  access: 'admin',
  input: z.object({
    title: text('标题', 80),
    content: text('内容', 5000),
    userIds: idsOf('收件人', 1000).describe('Absent for everybody.').optional(),
  }),
  errors: ['NOT_FOUND'],
  invalidates: ['/message'],
})
