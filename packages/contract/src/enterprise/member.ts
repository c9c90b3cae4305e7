import * as z from 'zod'
import { UserBrief } from '../account/profile.ts'
import { get, post } from '../endpoint.ts'
import { choice, idOf, note } from '../field.ts'
import { Id, Paging, paged, Time } from '../page.ts'
import { EnterpriseMemberRole, EnterpriseMemberStatus } from './member-status.ts'

/** 企业成员. A person who acts for an enterprise, or asks to. */
export const EnterpriseMember = z
  .object({
    id: Id.describe('Of the membership, not of the person.'),
    user: UserBrief,
    mobile: z.string(),
    role: EnterpriseMemberRole,
    status: EnterpriseMemberStatus,
    remark: z.string().optional().describe('What the person wrote when asking to join.'),
    applyTime: Time,
  })
  .meta({ id: 'EnterpriseMember' })
export type EnterpriseMember = z.infer<typeof EnterpriseMember>

/** What a person may do changes with the membership. */
const whoAmI = ['/enterprise/user', '/user/identity', '/dtUser/myDetail'] as const

export const list = get('/enterprise/user/member/list', 'The members of my enterprise and those who ask to join.', {
  access: 'enterprise',
  input: z.object({ ...Paging.shape, status: EnterpriseMemberStatus.optional() }),
  output: paged(EnterpriseMember),
  errors: ['FORBIDDEN'],
})

export const join = post('/enterprise/user/join', 'Asks to join an enterprise that is certified already.', {
  idempotent: 'yes',
  input: z.object({ enterpriseId: idOf('企业'), remark: note('申请说明', 200).optional() }),
  errors: ['NOT_FOUND', 'CONFLICT', 'TOO_FREQUENT'],
  invalidates: whoAmI,
})

export const audit = post('/enterprise/user/member/audit', 'The creator lets a person join, or refuses.', {
  access: 'enterprise',
  idempotent: 'yes',
  input: z.object({
    id: idOf('成员'),
    status: choice('审核结果', { joined: '通过', refused: '拒绝' }),
    remark: note('审核说明', 200).describe('The person is told.').optional(),
  }),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
  invalidates: ['/enterprise/user/member'],
})

export const remove = post('/enterprise/user/member/remove', 'The creator takes a member out of the enterprise.', {
  access: 'enterprise',
  idempotent: 'yes',
  input: z.object({ id: idOf('成员') }),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
  invalidates: ['/enterprise/user/member'],
})

export const transfer = post('/enterprise/user/creator/transfer', 'The creator hands the enterprise to a member.', {
  access: 'enterprise',
  idempotent: 'yes',
  input: z.object({ userId: idOf('成员').describe('The number of the person.') }),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
  invalidates: whoAmI,
})

export const quit = post('/enterprise/user/quit', 'Leaves the enterprise; its creator hands it over first.', {
  idempotent: 'yes',
  errors: ['CONFLICT'],
  invalidates: whoAmI,
})
