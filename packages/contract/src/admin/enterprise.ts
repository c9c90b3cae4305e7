import * as z from 'zod'
import { UserBrief } from '../account/profile.ts'
import { get, post } from '../endpoint.ts'
import { EnterpriseMemberRole, EnterpriseMemberStatus } from '../enterprise/member-status.ts'
import { EnterpriseStatus } from '../enterprise/status.ts'
import { idOf, keywords, note, onOff } from '../field.ts'
import { Id, paged, Paging, Time } from '../page.ts'

/** 企业. A company as the back office sees it. */
export const AdminEnterprise = z
  .object({
    id: Id,
    name: z.string(),
    creditCode: z.string(),
    region: z.string().optional(),
    status: EnterpriseStatus,
    blockReason: z.string().optional().describe('Why it is blocked; its members read it.'),
    memberCount: z.int().describe('People who act for it.'),
    lastTime: Time.optional().describe('When one of them was last here.'),
    createTime: Time,
  })
  .meta({ id: 'AdminEnterprise' })
export type AdminEnterprise = z.infer<typeof AdminEnterprise>

/** 企业成员. Somebody who acts for a company, or asks to, as the back office sees them. */
export const AdminMember = z
  .object({
    user: UserBrief,
    mobile: z.string().describe('Masked in the middle.'),
    role: EnterpriseMemberRole,
    status: EnterpriseMemberStatus,
    isBlocked: z.boolean().describe('Whether the account may not log in.'),
    lastTime: Time.optional().describe('When they were last here.'),
  })
  .meta({ id: 'AdminMember' })
export type AdminMember = z.infer<typeof AdminMember>

/** 企业处置. What the desk did to a company. */
export const EnterpriseAct = z
  .object({ id: Id, time: Time, user: z.string().describe('Who did it.'), verb: z.string(), note: z.string() })
  .meta({ id: 'EnterpriseAct' })
export type EnterpriseAct = z.infer<typeof EnterpriseAct>

/** 企业详情. A company with its people, what it shows, and what was done to it. */
export const AdminEnterpriseDetail = z
  .object({
    ...AdminEnterprise.shape,
    types: z.array(z.string()),
    legalPerson: z.string().optional(),
    demandCount: z.int().describe('Demands and offers that are open.'),
    stockCount: z.int().describe('Stock lines that are shown.'),
    goodsCount: z.int().describe('Goods on sale in its shop.'),
    members: z.array(AdminMember).describe('Its creator first; 500 at most.'),
    acts: z.array(EnterpriseAct).describe('Newest first; 50 at most.'),
  })
  .meta({ id: 'AdminEnterpriseDetail' })
export type AdminEnterpriseDetail = z.infer<typeof AdminEnterpriseDetail>

export const list = get('/admin/enterprise/list', 'The companies of the platform, newest first.', {
  access: 'admin',
  input: z.object({
    ...Paging.shape,
    keywords: keywords().describe('Part of the name, the whole 统一社会信用代码, or the number.').optional(),
    status: EnterpriseStatus.optional(),
  }),
  output: paged(AdminEnterprise),
})

export const detail = get('/admin/enterprise/detail', 'One company with its people.', {
  access: 'admin',
  input: z.object({ id: idOf('企业') }),
  output: AdminEnterpriseDetail,
  errors: ['NOT_FOUND'],
})

/**
 * A blocked company is not shown, nor its stock, goods and jobs; its open posts are closed, and who acts for it posts,
 * quotes and sells nothing. Orders that are under way go on.
 */
export const setStatus = post('/admin/enterprise/status', 'Blocks a certified company or opens it again.', {
  access: 'admin',
  idempotent: 'yes',
  input: z.object({
    id: idOf('企业'),
    status: onOff('企业状态').describe('1 certified, 0 blocked.'),
    reason: note('停用原因', 200).describe('Where it is blocked: its members read it.').optional(),
  }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/admin/enterprise', '/enterprise', '/stock', '/mall', '/demand', '/agent', '/trader', '/job'],
})
