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

/** 一方. The one who answers a post, and the one who posted it. */
export const EnquirySide = choice('一方', { bidder: '报价方', owner: '发布方' }).meta({ id: 'EnquirySide' })
export type EnquirySide = z.infer<typeof EnquirySide>

/** 往来. What one side did to a quote. */
export const EnquiryAct = choice('往来', {
  quote: '报价',
  counter: '还价',
  accept: '接受',
  refuse: '拒绝',
  cancel: '撤回',
}).meta({ id: 'EnquiryAct' })
export type EnquiryAct = z.infer<typeof EnquiryAct>

/** The terms of a quote. */
const terms = {
  quantity: z.int(),
  price: z.number().describe('Price of a piece, in `currency`.'),
  currency: Currency,
  taxIncluded: z.boolean(),
  batchNo: z.string().optional(),
  delivery: z.string().optional(),
  validUntil: Time.describe('Past it the quote cannot be accepted.'),
}

/** 议价轮次. One turn of a negotiation. A quote tells all its terms, a counter only those that it asks for. */
export const EnquiryRound = z
  .object({
    id: Id,
    act: EnquiryAct,
    revision: z.int().describe('The revision that it brings, or speaks of.'),
    ...z.object(terms).partial().shape,
    content: z.string().optional().describe('What was said with it; the reason of a refusal.'),
    createTime: Time,
  })
  .meta({ id: 'EnquiryRound' })
export type EnquiryRound = z.infer<typeof EnquiryRound>

/**
 * 报价. An answer to a post: a price for a demand (报价), or an enquiry about a supply (询价). Until it is accepted the
 * owner of the post does not learn who sent it.
 */
export const EnquiryVO = z
  .object({
    id: Id,
    demandId: Id,
    demandVO: DemandVO,
    side: EnquirySide.describe('Which side the caller is.'),
    seat: z.int().describe('Counts the quotes of a post from 1: what an unknown bidder is called by.'),
    fromUser: UserBrief.optional().describe('For the owner: once it is accepted.'),
    fromEnterprise: z.string().optional().describe('For the owner: once it is accepted.'),
    fromEnterpriseId: Id.optional().describe('For the owner: once it is accepted.'),
    isAuth: z.boolean().describe("Whether the bidder's company is certified."),
    revision: z.int().describe('Counts from 1; each change of the bidder adds one.'),
    ...terms,
    validDays: z.int(),
    remark: z.string().optional(),
    contact: ContactVO.optional().describe("The other side's contact, once the quote is accepted."),
    status: EnquiryStatus,
    rounds: z.array(EnquiryRound).describe('All that was said by either side, oldest first.'),
    isRead: z.boolean().describe("Whether the post's owner has read it."),
    createTime: Time,
    updateTime: Time.describe('When either side acted last.'),
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

export const add = post(
  '/demand/enquiry/add',
  "Quotes for somebody else's open post: once, and again when it was refused or taken back.",
  {
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
  },
)

export const list = get('/demand/enquiry/list', 'The quotes for one own post, to compare.', {
  input: z.object({
    ...Paging.shape,
    demandId: idOf('供求'),
    status: EnquiryStatus.optional(),
    sort: choice('排序', { newest: '最新', price: '含税单价' }).default('newest'),
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

export const detail = get('/demand/enquiry/detail', 'One quote with all that was said, for either side.', {
  input: z.object({ id: idOf('报价') }),
  output: EnquiryVO,
  errors: ['NOT_FOUND'],
})

export const update = post(
  '/demand/enquiry/update',
  'Changes an own quote until it is accepted or refused; what was said before stays in its rounds.',
  {
    idempotent: 'yes',
    input: z.object({
      id: idOf('报价'),
      quantity: quantity().optional(),
      price: price.optional(),
      currency: Currency.optional(),
      taxIncluded: flag('含税').optional(),
      validDays: validDays
        .describe('Days from now for which the quote holds; missing: it ends when it did.')
        .optional(),
      ...notes,
    }),
    errors: ['NOT_FOUND', 'CONFLICT', 'TOO_FREQUENT'],
    invalidates: ['/demand/enquiry', '/demand/sort'],
  },
)

export const reply = post('/demand/enquiry/reply', 'Answers, accepts or refuses a quote for an own post.', {
  idempotent: 'yes',
  input: z.object({
    id: idOf('报价'),
    revision: whole('版本', 1, 1_000_000).describe('The figures that were read; newer ones are a CONFLICT.'),
    status: choice('回复', { replied: '还价', accepted: '接受', refused: '拒绝' }),
    counterPrice: money('还价', 0.000_001)
      .describe('For `replied`: the price of a piece that is asked for, in the currency of the quote, with its tax.')
      .optional(),
    counterQuantity: quantity('还价数量').describe('For `replied`: how many are asked for.').optional(),
    replyContent: note('回复内容', 500).describe('For `replied` it must be there, or one of the counters.').optional(),
    closeDemand: flag('同时关闭').describe('For `accepted`: closes the post too.').optional(),
  }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/demand', '/website/demand', '/enterprise/demand'],
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
