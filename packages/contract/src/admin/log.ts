import * as z from 'zod'
import { UserBrief } from '../account/profile.ts'
import { get, post } from '../endpoint.ts'
import { choice, day, idOf, keywords } from '../field.ts'
import { Id, paged, Paging, Time } from '../page.ts'
import { Right } from './right.ts'

/** 操作对象. What something done at the desk was about; with its number it finds what else was done to it. */
export const DeskSubject = choice('操作对象', {
  account: '用户',
  audit: '审核事项',
  article: '文章',
  enterprise: '企业',
  brand: '品牌',
  part: '型号',
  refund: '退款',
  receipt: '付款凭证',
  invoice: '发票',
  merge: '合并',
  content: '站点内容',
  agreement: '协议',
  alias: '搜索别名',
  site: '站点',
}).meta({ id: 'DeskSubject' })
export type DeskSubject = z.infer<typeof DeskSubject>

/** 操作记录. Something that was done at the desk; it is never changed. */
export const DeskEntry = z
  .object({
    id: Id,
    createTime: Time,
    user: UserBrief.nullable().describe('Null for the command line.'),
    right: Right,
    verb: z.string().describe('通过审核'),
    subject: DeskSubject,
    targetId: Id.optional(),
    note: z.string().describe('What it was about, and what it was before; empty where the rest says it.'),
    sent: z.string().describe('What was sent, as JSON; secrets are left out.'),
    address: z.string().describe('Where from.'),
  })
  .meta({ id: 'DeskEntry' })
export type DeskEntry = z.infer<typeof DeskEntry>

const wanted = z.object({
  keywords: keywords().describe('In what was sent, in the note, or in the name of who did it.').optional(),
  right: Right.optional(),
  userId: idOf('操作人').optional(),
  subject: DeskSubject.optional(),
  targetId: idOf('编号').optional(),
  since: day('开始日期').optional(),
  until: day('结束日期').describe('Including it.').optional(),
})

export const list = get('/admin/log/list', 'What was done at the desk, newest first.', {
  access: 'admin',
  input: z.object({ ...Paging.shape, ...wanted.shape }),
  output: paged(DeskEntry),
})

export const exportFile = post('/admin/log/export', 'The same as CSV, 50,000 lines at most.', {
  access: 'admin',
  input: wanted,
  output: 'blob',
})
