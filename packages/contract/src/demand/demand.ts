import * as z from 'zod'
import { UserBrief } from '../account/profile.ts'
import { get, post } from '../endpoint.ts'
import { ContactVO } from '../enterprise/contact.ts'
import { choice, flag, idOf, keywords, note, whole } from '../field.ts'
import { Id, Paging, paged, Time, Url } from '../page.ts'
import { Currency } from '../portal/currency.ts'

/** 供求类型. 1 需求: parts are wanted; 0 供应: parts are offered (specification, section 3). */
export const DemandType = z
  .literal([0, 1], { error: '请选择需求或供应' })
  .describe('1 需求, 0 供应.')
  .meta({ id: 'DemandType', title: '类型', labels: { 1: '需求', 0: '供应' } })
export type DemandType = z.infer<typeof DemandType>

/** 供求状态. An open post expires unless it is renewed; a rejected one opens again once it is edited. */
export const DemandStatus = choice('状态', {
  draft: '草稿',
  open: '进行中',
  closed: '已关闭',
  expired: '已过期',
  rejected: '未通过',
}).meta({ id: 'DemandStatus' })
export type DemandStatus = z.infer<typeof DemandStatus>

/** 供求. A post that wants or offers a part. It never carries contact data. */
export const DemandVO = z
  .object({
    id: Id,
    type: DemandType,
    model: z.string(),
    brandId: Id.optional().describe('Missing where the brand is not one we know.'),
    brand: z.string().describe('As typed; empty: any brand.'),
    quantity: z.int(),
    price: z.number().optional().describe('Price of a piece, in `currency`; missing: 面议.'),
    currency: Currency,
    taxIncluded: z.boolean().optional().describe('Whether the price holds tax; missing: not told.'),
    package: z.string().optional(),
    batchNo: z.string().optional().describe('Date code: 24+.'),
    delivery: z.string().optional(),
    region: z.string().optional(),
    description: z.string().optional(),
    images: z.array(Url),
    status: DemandStatus,
    userId: Id,
    user: UserBrief,
    enterpriseId: Id.optional(),
    enterpriseName: z.string().optional(),
    isAuth: z.boolean().describe('Whether the company is certified.'),
    enquiryCount: z.int(),
    messageCount: z.int(),
    viewCount: z.int(),
    expireTime: Time,
    createTime: Time,
    updateTime: Time.describe('Also moved by a refresh; lists begin with the newest.'),
  })
  .meta({ id: 'DemandVO' })
export type DemandVO = z.infer<typeof DemandVO>

/** 供求摘要. What everybody, search engines included, sees of a post. */
export const PublicDemand = z
  .object({
    ...DemandVO.shape,
    remainTime: z.int().describe('Seconds until it expires; 0 once it has.'),
    similar: z.array(DemandVO),
  })
  .meta({ id: 'PublicDemand' })
export type PublicDemand = z.infer<typeof PublicDemand>

/** 供求详情. A post as a logged-in person sees it. */
export const DemandDetail = z
  .object({
    ...PublicDemand.shape,
    isFavour: z.boolean(),
    isMine: z.boolean(),
    hasEnquired: z.boolean(),
    enquiryId: Id.optional().describe("The caller's own quote, if there is one."),
    hasRevealed: z.boolean().describe('Whether the caller has asked for the contact before.'),
    contactId: Id.optional().describe('The chosen contact; only for its owner.'),
    revealedTo: z
      .array(z.object({ user: UserBrief, time: Time }))
      .optional()
      .describe('Who asked for the contact, the latest first, 50 at most; only for its owner.'),
    rejectReason: z.string().optional().describe('Why a review turned it down; only for its owner.'),
  })
  .meta({ id: 'DemandDetail' })
export type DemandDetail = z.infer<typeof DemandDetail>

/** 举报原因. What may be wrong with a post. */
export const DemandReportReason = choice('举报原因', {
  fake: '虚假信息',
  contact: '泄露联系方式',
  duplicate: '重复发布',
  counterfeit: '假冒或翻新货',
  illegal: '违法违规',
  other: '其他',
}).meta({ id: 'DemandReportReason' })
export type DemandReportReason = z.infer<typeof DemandReportReason>

export const list = get('/demand/list', 'The public posts of one kind, narrowed and in order.', {
  access: 'visitor',
  input: z.object({
    ...Paging.shape,
    type: DemandType.optional(),
    keywords: keywords().optional(),
    brandId: idOf('品牌').optional(),
    enterpriseId: idOf('企业').optional(),
    region: note('地区', 60).optional(),
    status: choice('状态', { open: '进行中', closed: '已关闭', expired: '已过期' }).default('open'),
    verified: flag('仅看认证企业').optional(),
    batchNo: note('批号', 40).optional(),
    minQuantity: whole('最小数量', 1, 999_999_999).optional(),
    days: z
      .literal([1, 3, 7, 30], { error: '发布时间须为 1、3、7 或 30 天内' })
      .meta({ title: '发布时间' })
      .describe('Posted within so many days.')
      .optional(),
    sort: choice('排序', { newest: '最新', quantity: '数量', expire: '即将到期' }).default('newest'),
  }),
  output: paged(DemandVO),
})

export const detail = get('/demand/detail', 'One post in full; remembers that it was looked at.', {
  input: z.object({ id: idOf('供求') }),
  output: DemandDetail,
  errors: ['NOT_FOUND'],
})

export const publicDetail = get(
  '/demand/public/detail',
  'One post as everybody may see it, without contact; drafts and what a review turned down only for their owner.',
  {
    access: 'visitor',
    input: z.object({ id: idOf('供求') }),
    output: PublicDemand,
    errors: ['NOT_FOUND'],
  },
)

export const reveal = post(
  '/demand/contact/reveal',
  'Shows whom to call about an open post; both sides can see that it was asked.',
  {
    idempotent: 'yes',
    input: z.object({ id: idOf('供求') }),
    output: ContactVO,
    errors: ['NOT_FOUND', 'CONFLICT', 'TOO_FREQUENT'],
    invalidates: ['/demand/detail'],
  },
)

export const report = post('/demand/report', 'Tells the reviewers that something is wrong with a post.', {
  idempotent: 'yes',
  input: z.object({ id: idOf('供求'), reason: DemandReportReason, content: note('补充说明', 500).optional() }),
  errors: ['NOT_FOUND', 'TOO_FREQUENT'],
})
