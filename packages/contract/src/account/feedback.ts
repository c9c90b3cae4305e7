import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { Id, Paging, paged, Time } from '../page.ts'

/** 反馈类型. What a piece of feedback is about. */
export const FeedbackCategory = z.object({ id: Id, label: z.string() }).meta({ id: 'FeedbackCategory' })
export type FeedbackCategory = z.infer<typeof FeedbackCategory>

/** The messages of specification, section 5. The form uses the same schema. */
export const FeedbackDraft = z.object({
  type: z
    .int({ error: '请选择反馈类型' })
    .min(1, { error: '请选择反馈类型' })
    .max(2_147_483_647, { error: '请选择反馈类型' })
    .meta({ title: '反馈类型' }),
  content: z
    .string({ error: '请完善反馈内容，以便我们快速解决' })
    .trim()
    .min(1, { error: '请完善反馈内容，以便我们快速解决' })
    .max(500, { error: '反馈内容最多 500 个字' })
    .meta({ title: '反馈内容' }),
  contact: z
    .string({ error: '请填写邮箱，方便我们跟进' })
    .trim()
    .min(1, { error: '请填写邮箱，方便我们跟进' })
    .max(100, { error: '联系方式最多 100 个字符' })
    .meta({ title: '联系方式' }),
})

export const categories = get('/feedback/category', 'The kinds of feedback to choose from.', {
  access: 'visitor',
  input: z.object({
    categoryEnum: z.literal('OPINION', { error: '请选择反馈范围' }).meta({ title: '反馈范围' }).default('OPINION'),
  }),
  output: z.array(FeedbackCategory),
})

export const add = post('/feedback/add', 'Sends feedback.', { input: FeedbackDraft, invalidates: ['/feedback/mine'] })

/** 我的反馈. What a person wrote to us. */
export const SentFeedback = z
  .object({ id: Id, typeName: z.string(), content: z.string(), contact: z.string(), createTime: Time })
  .meta({ id: 'SentFeedback' })
export type SentFeedback = z.infer<typeof SentFeedback>

export const mine = get('/feedback/mine', 'What the person wrote to us, newest first.', {
  input: Paging,
  output: paged(SentFeedback),
})
