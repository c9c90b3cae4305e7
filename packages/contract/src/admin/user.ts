import * as z from 'zod'
import { UserDetail } from '../account/profile.ts'
import { get, post } from '../endpoint.ts'
import { choice, idOf, keywords, note, onOff } from '../field.ts'
import { paged, Paging, Time } from '../page.ts'
import { DeskRole } from './right.ts'

/** 账号状态. Whether a person may log in. */
export const UserStatus = choice('账号状态', { active: '正常', blocked: '已停用' }).meta({ id: 'UserStatus' })
export type UserStatus = z.infer<typeof UserStatus>

/** 用户. A person as the back office sees them. */
export const AdminUser = z
  .object({
    ...UserDetail.shape,
    status: UserStatus,
    deskRoles: z.array(DeskRole).describe('What they do at the desk.'),
    enterprise: z.string().optional().describe('The company that they act for.'),
    blockReason: z.string().optional().describe('Why the account is blocked; its owner reads it at the login.'),
    closesAt: Time.optional().describe('When it is closed, where its owner asked for that.'),
  })
  .meta({ id: 'AdminUser' })
export type AdminUser = z.infer<typeof AdminUser>

export const list = get('/admin/user/list', 'The people who have an account, newest first.', {
  access: 'admin',
  input: z.object({
    ...Paging.shape,
    keywords: keywords()
      .describe('Part of the nickname or of the company, the whole phone number, or the number of the account.')
      .optional(),
    status: UserStatus.optional(),
  }),
  output: paged(AdminUser),
})

/** Blocking ends every session of the person. Nobody blocks themselves; whoever works at the desk is for owners. */
export const setStatus = post('/admin/user/status', 'Blocks an account or opens it again.', {
  access: 'admin',
  idempotent: 'yes',
  input: z.object({
    id: idOf('用户'),
    status: onOff('账号状态').describe('1 active, 0 blocked.'),
    reason: note('停用原因', 200).describe('Where it is blocked: its owner reads it at the login.').optional(),
  }),
  errors: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN'],
  invalidates: ['/admin/user'],
})
