import * as z from 'zod'
import { UserBrief } from '../account/profile.ts'
import { get, post } from '../endpoint.ts'
import { ContactVO } from '../enterprise/contact.ts'
import { choice, flag, idOf, idsOf, keywords, money, note, quantity, whole } from '../field.ts'
import { Id, Paging, paged, Time } from '../page.ts'
import { Currency } from '../portal/currency.ts'
import { DemandVO } from './demand.ts'

/** 报价状态. The bidder's change of a replied quote makes it wait again. */
export const EnquiryStatus = choice('状态', {
  waiting: '待回复',
  replied: '已回复',
  accepted: '已接受',
  refused: '已拒绝',
  cancelled: '已取消',
}).meta({ id: 'EnquiryStatus' })
export type EnquiryStatus = z.infer<typeof EnquiryStatus>

/** The figures of a quote. */
const figures = {
  revision: z.int().describe('Counts from 1; each change adds one.'),
  quantity: z.int(),
  price: z.number().describe('Price of a piece, in `currency`.'),
  currency: Currency,
  taxIncluded: z.boolean(),
  batchNo: z.string().optional(),
  delivery: z.string().optional(),
  validDays: z.int(),
  validUntil: Time.describe('Past it the quote cannot be accepted.'),
  remark: z.string().optional(),
  replyContent: z.string().optional(),
  replyTime: Time.optional(),
}

/** 报价版本. What a quote said before it was changed, with the answer it got. */
export const EnquiryRevision = z.object({ ...figures, createTime: Time }).meta({ id: 'EnquiryRevision' })
export type EnquiryRevision = z.infer<typeof EnquiryRevision>

/** 报价. An answer to a post: a price for a demand (报价), or an enquiry about a supply (询价). */
export const EnquiryVO = z
  .object({
    id: Id,
    demandId: Id,
    demandVO: DemandVO,
    fromUser: UserBrief,
    fromEnterprise: z.string().optional(),
    fromEnterpriseId: Id.optional(),
    isAuth: z.boolean().describe("Whether the bidder's company is certified."),
    ...figures,
    contact: ContactVO.optional().describe("The other side's contact, once the quote is accepted."),
    status: EnquiryStatus,
    revisions: z.array(EnquiryRevision).describe('Former figures, newest first.'),
    isRead: z.boolean().describe("Whether the post's owner has read it."),
    createTime: Time,
  })
  .meta({ id: 'EnquiryVO' })
export type EnquiryVO = z.infer<typeof EnquiryVO>

const price = money('单价', 0.000_001).describe('Price of a piece, in `currency`.')
const validDays = whole('有效天数', 1, 90).describe('Days from now for which the quote holds.')
const notes = {
  batchNo: note('批号', 40).optional(),
  delivery: note('交期', 60).optional(),
  remark: note('备注', 500).optional(),
}
const filters = { ...Paging.shape, status: EnquiryStatus.optional(), keywords: keywords().optional() }

export const add = post('/demand/enquiry/add', "Sends a quote to the owner of somebody else's open post.", {
  input: z.object({
    demandId: idOf('供求'),
    quantity: quantity(),
    price,
    currency: Currency.default('CNY'),
    taxIncluded: flag('含税').default(true),
    validDays: validDays.default(7),
    ...notes,
    contactId: idOf('联系人').describe('Missing: the default contact.').optional(),
  }),
  output: EnquiryVO,
  errors: ['NOT_FOUND', 'CONFLICT', 'TOO_FREQUENT'],
  invalidates: ['/demand/enquiry', '/demand/detail', '/demand/sort'],
})

export const list = get('/demand/enquiry/list', 'The quotes for one own post, to compare.', {
  input: z.object({
    ...Paging.shape,
    demandId: idOf('供求'),
    status: EnquiryStatus.optional(),
    sort: choice('排序', { newest: '最新', price: '单价' }).default('newest'),
  }),
  output: paged(EnquiryVO),
  errors: ['NOT_FOUND'],
})

export const mine = get('/demand/enquiry/mine', 'The quotes the caller has sent.', {
  input: z.object(filters),
  output: paged(EnquiryVO),
})

export const received = get('/demand/enquiry/received', "The quotes for all of the caller's posts.", {
  input: z.object({ ...filters, isRead: flag('已读').optional() }),
  output: paged(EnquiryVO),
})

export const detail = get('/demand/enquiry/detail', 'One quote with its former figures, for either side.', {
  input: z.object({ id: idOf('报价') }),
  output: EnquiryVO,
  errors: ['NOT_FOUND'],
})

export const update = post('/demand/enquiry/update', 'Changes an own quote until it is accepted or refused.', {
  idempotent: 'yes',
  input: z.object({
    id: idOf('报价'),
    quantity: quantity().optional(),
    price: price.optional(),
    currency: Currency.optional(),
    taxIncluded: flag('含税').optional(),
    validDays: validDays.optional(),
    ...notes,
  }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/demand/enquiry', '/demand/sort'],
})

export const reply = post('/demand/enquiry/reply', 'Answers, accepts or refuses a quote for an own post.', {
  idempotent: 'yes',
  input: z.object({
    id: idOf('报价'),
    revision: whole('版本', 1, 1_000_000).describe('The figures that were read; newer ones are a CONFLICT.'),
    status: choice('回复', { replied: '还价', accepted: '接受', refused: '拒绝' }),
    replyContent: note('回复内容', 500).describe('Must be there for `replied`.').optional(),
  }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/demand/enquiry', '/demand/sort'],
})

export const cancel = post('/demand/enquiry/cancel', 'Takes back an own quote that is not yet accepted.', {
  idempotent: 'yes',
  input: z.object({ id: idOf('报价') }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/demand/enquiry', '/demand/detail', '/demand/sort'],
})

export const read = post('/demand/enquiry/read', 'Marks quotes for own posts as read.', {
  idempotent: 'yes',
  input: z.object({ ids: idsOf('报价') }),
  errors: ['NOT_FOUND'],
  invalidates: ['/demand/enquiry', '/demand/sort'],
})

export const remove = post('/demand/enquiry/delete', "Drops ended quotes from the caller's side.", {
  idempotent: 'yes',
  input: z.object({ ids: idsOf('报价') }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/demand/enquiry'],
})
