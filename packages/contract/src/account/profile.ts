import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { Id, Time, Url } from '../page.ts'

/** What others see of a person. */
export const UserBrief = z.object({ id: Id, avatar: Url, nickName: z.string() }).meta({ id: 'UserBrief' })
export type UserBrief = z.infer<typeof UserBrief>

/** What a person sees of themselves. */
export const UserDetail = z
  .object({
    ...UserBrief.shape,
    mobile: z.string().describe('Masked in the middle: +86-138****0000.'),
    hasPassword: z.boolean(),
    favourCount: z.int(),
    createTime: Time,
  })
  .meta({ id: 'UserDetail' })
export type UserDetail = z.infer<typeof UserDetail>

export const myDetail = post('/dtUser/myDetail', 'The profile of the person who asks.', {
  idempotent: 'safe',
  output: UserDetail,
})

export const info = get('/dtUser/info', 'Name and picture of one person.', {
  input: z.object({ id: Id }),
  output: UserBrief,
  errors: ['NOT_FOUND'],
})

export const update = post('/dtUser/update', 'Changes nickname or password.', {
  idempotent: 'yes',
  input: z.object({
    nickName: z.string().trim().min(2, { error: '昵称为 2–20 个字' }).max(20, { error: '昵称为 2–20 个字' }).optional(),
    pwd: z
      .string()
      .regex(/^[0-9a-f]{32}$/, { error: '请输入密码' })
      .optional()
      .describe('md5 of the new password, in hex.'),
  }),
  output: UserDetail,
  invalidates: ['/dtUser'],
})
