import * as z from 'zod'
import { UserBrief } from '../account/profile.ts'
import { get, post } from '../endpoint.ts'
import { choice, flag, idOf, idsOf, keywords, listOf, note, text, whole } from '../field.ts'
import { Id, paged, Paging, Time, Url } from '../page.ts'
import { ReviewStatus } from '../portal/review-status.ts'

/** 审核类型. What waits for a decision. */
export const AuditKind = choice('审核类型', {
  enterprise: '企业认证',
  merchant: '商家入驻',
  article: '文章',
  demand: '供求',
  goods: '商品',
  receipt: '付款凭证',
  report: '资料报错',
  productLine: '产品线',
  spec: '资料',
  brand: '品牌',
  brandClaim: '品牌认领',
  circle: '圈子',
  agent: '代理商推荐',
  author: '作者申请',
  comment: '评论',
  textReport: '内容举报',
  trend: '帖子',
  trendReport: '帖子举报',
  talkReport: '会话举报',
  goodsReport: '商品举报',
  brandReport: '品牌报错',
}).meta({ id: 'AuditKind' })
export type AuditKind = z.infer<typeof AuditKind>

/** 送审字段. One field that was handed in, with what the evidence says of it. */
export const AuditField = z
  .object({
    name: z.string().describe('The field of the call: creditCode.'),
    label: z.string().describe('统一社会信用代码'),
    value: z.string(),
    found: z.string().optional().describe('What was read from the evidence; may differ.'),
    before: z.string().optional().describe('What was passed last, where it was something else.'),
    isHtml: z.boolean().describe('Whether value is HTML.'),
  })
  .meta({ id: 'AuditField' })
export type AuditField = z.infer<typeof AuditField>

/** 送审经过. An earlier time that a thing was handed in. */
export const AuditRound = z
  .object({
    id: Id,
    status: z.enum(['passed', 'rejected', 'withdrawn']),
    remark: z.string().optional(),
    auditor: UserBrief.optional(),
    auditTime: Time.optional(),
    createTime: Time,
  })
  .meta({ id: 'AuditRound' })
export type AuditRound = z.infer<typeof AuditRound>

/** 审核事项. Something that people handed in and that waits for a decision, or had one. */
export const AuditItem = z
  .object({
    id: Id,
    kind: AuditKind,
    targetId: Id.describe('The number of the thing among its kind.'),
    title: z.string(),
    user: UserBrief.describe('Who handed it in.'),
    detail: z.array(AuditField).describe('Empty in lists.'),
    evidence: z.array(z.object({ name: z.string(), url: Url })).describe('Pictures and files; empty in lists.'),
    status: ReviewStatus,
    remark: z.string().optional().describe('The note or reason of the decision.'),
    auditor: UserBrief.optional().describe('Who decided.'),
    auditTime: Time.optional(),
    claim: z
      .object({ user: UserBrief, until: Time })
      .optional()
      .describe('Who is looking at it, and until when it is theirs.'),
    rounds: z
      .array(AuditRound)
      .optional()
      .describe('What was handed in for the same thing before, newest first; absent in lists.'),
    createTime: Time,
  })
  .meta({ id: 'AuditItem' })
export type AuditItem = z.infer<typeof AuditItem>

/** 审核队列. What waits of one kind. */
export const AuditQueue = z
  .object({
    kind: AuditKind,
    count: z.int(),
    oldest: Time.describe('When the oldest was handed in.'),
    claimed: z.int().describe('How many somebody is looking at.'),
    mine: z.int().describe('How many of them the person who asks.'),
  })
  .meta({ id: 'AuditQueue' })
export type AuditQueue = z.infer<typeof AuditQueue>

export const queues = get('/admin/audit/queues', 'What waits by kind, for the kinds that the person may decide on.', {
  access: 'admin',
  output: z.array(AuditQueue),
})

export const list = get(
  '/admin/audit/list',
  'What waits for a decision, oldest first; what was decided, newest first.',
  {
    access: 'admin',
    input: z.object({
      ...Paging.shape,
      kind: AuditKind.optional(),
      status: ReviewStatus.optional(),
      keywords: keywords().optional(),
      mine: flag('我领取的').describe('Only what the person who asks is looking at.').optional(),
      waited: whole('已等待小时', 1, 8760).describe('Only what has waited so many hours.').optional(),
    }),
    output: paged(AuditItem),
  },
)

export const detail = get('/admin/audit/detail', 'One matter with all that was handed in.', {
  access: 'admin',
  input: z.object({ id: idOf('审核事项') }),
  output: AuditItem,
  errors: ['NOT_FOUND'],
})

/** Asked again by the same person it is theirs for another ten minutes. CONFLICT: somebody else is looking at it. */
export const claim = post('/admin/audit/claim', 'Keeps a matter for the person who looks at it, for ten minutes.', {
  access: 'admin',
  idempotent: 'yes',
  input: z.object({ id: idOf('审核事项') }),
  output: z.object({ until: Time }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/admin/audit'],
})

export const release = post('/admin/audit/release', 'Lets others have a matter again.', {
  access: 'admin',
  idempotent: 'yes',
  input: z.object({ id: idOf('审核事项') }),
  invalidates: ['/admin/audit'],
})

/** All or none: CONFLICT names the first that cannot be passed. */
export const passMany = post('/admin/audit/passMany', 'Accepts several matters of one kind.', {
  access: 'admin',
  idempotent: 'yes',
  input: z.object({ kind: AuditKind, ids: idsOf('审核事项', 50), remark: note('备注', 200).optional() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/admin/audit'],
})

/** As `passMany`. */
export const rejectMany = post('/admin/audit/rejectMany', 'Refuses several matters of one kind for one reason.', {
  access: 'admin',
  idempotent: 'yes',
  input: z.object({ kind: AuditKind, ids: idsOf('审核事项', 50), reason: text('驳回原因', 500) }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/admin/audit'],
})

/**
 * CONFLICT with `isOvertaken`: somebody decided otherwise before, is looking at it, or it was withdrawn; without it the
 * message says why it cannot pass, and the matter waits on.
 */
export const pass = post('/admin/audit/pass', 'Accepts what was handed in.', {
  access: 'admin',
  idempotent: 'yes',
  input: z.object({ id: idOf('审核事项'), remark: note('备注', 200).optional() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/admin/audit'],
})

const fieldReason = z.object({ name: text('字段', 50), reason: text('原因', 200) })

/** The reasons of single fields are shown beside them when the form is opened again. */
export const reject = post('/admin/audit/reject', 'Refuses what was handed in, with the reason.', {
  access: 'admin',
  idempotent: 'yes',
  input: z.object({
    id: idOf('审核事项'),
    reason: text('驳回原因', 500),
    fields: listOf('字段原因', fieldReason, 1, 30).describe('Reasons of single fields.').optional(),
  }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/admin/audit'],
})
