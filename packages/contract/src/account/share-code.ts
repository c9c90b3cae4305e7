import * as z from 'zod'
import { get } from '../endpoint.ts'
import { choice, text } from '../field.ts'
import { Id, Paging, paged, Time, Url } from '../page.ts'
import { UserBrief } from './profile.ts'

/** 邀请码. With which a person invites others, and what came of it. */
export const ShareCode = z
  .object({
    shareCode: z.string(),
    url: Url.describe('The page for those who are invited; never holds a token.'),
    qrcode: Url.describe('A picture of the same address.'),
    inviteCount: z.int(),
    rewardCount: z.int().describe('Invitations that were rewarded.'),
  })
  .meta({ id: 'ShareCode' })
export type ShareCode = z.infer<typeof ShareCode>

/** 邀请状态. What became of an invitation. */
export const ShareStatus = choice('邀请状态', { registered: '已注册', rewarded: '已奖励', invalid: '无效' }).meta({
  id: 'ShareStatus',
})
export type ShareStatus = z.infer<typeof ShareStatus>

/** 邀请记录. A person who came by an invitation. */
export const ShareRecord = z
  .object({
    id: Id,
    user: UserBrief,
    mobile: z.string().describe('Masked: +86-138****0000.'),
    status: ShareStatus,
    reward: z.string().optional().describe('In words.'),
    createTime: Time,
  })
  .meta({ id: 'ShareRecord' })
export type ShareRecord = z.infer<typeof ShareRecord>

export const mine = get('/user/shareCode/get', 'The code of the person who asks; the first call makes it.', {
  output: ShareCode,
})

export const inviter = get('/user/shareCode/info', 'Whether a code is valid, and who invites with it.', {
  access: 'visitor',
  input: z.object({ shareCode: text('邀请码', 32) }),
  output: z.object({ valid: z.boolean(), user: UserBrief.optional() }),
  errors: ['TOO_FREQUENT'],
})

export const records = get('/user/shareCode/record', 'Who came by the code, newest first.', {
  input: Paging,
  output: paged(ShareRecord),
})

export const totals = get('/user/shareCode/total', 'How many came by the code.', {
  output: z.object({ inviteCount: z.int(), rewardCount: z.int(), todayCount: z.int() }),
})

export const poster = get('/user/shareCode/poster', 'A picture with the code to show around.', { output: 'blob' })
