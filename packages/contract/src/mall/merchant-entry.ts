import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { email, fileAddress, idOf, idsOf, listOf, mobile, note, text } from '../field.ts'
import { Url } from '../page.ts'
import { Currency } from '../portal/currency.ts'
import { Amount, amount } from './amount.ts'
import { MerchantStatus, MerchantVO } from './merchant.ts'

/** 商家入驻. A shop with all that its enterprise handed in. */
export const MerchantEntry = z
  .object({
    ...MerchantVO.shape,
    creditCode: z.string(),
    businessLicense: Url,
    contactName: z.string(),
    contactMobile: z.string(),
    email: z.string(),
    bank: z.string(),
    bankAccount: z.string(),
    brandAuthUrls: z.array(Url).describe('Letters of makers that let it sell their brand.'),
    rejectReason: z.string().optional(),
    rejectFields: z.array(z.string()).describe('The fields that the review named.'),
  })
  .meta({ id: 'MerchantEntry' })
export type MerchantEntry = z.infer<typeof MerchantEntry>

/** 入驻状态. How far an application is, with what was handed in. */
export const MerchantEntryStatus = z
  .object({ status: MerchantStatus, rejectReason: z.string().optional(), entry: MerchantEntry })
  .meta({ id: 'MerchantEntryStatus' })
export type MerchantEntryStatus = z.infer<typeof MerchantEntryStatus>

/** 每日成交. What was paid to a shop on a day in China, in one currency. */
export const SalesDay = z
  .object({
    day: z.string().describe('As 2026-11-24.'),
    currency: Currency,
    amount: Amount,
    orderCount: z.int(),
  })
  .meta({ id: 'SalesDay' })
export type SalesDay = z.infer<typeof SalesDay>

/** 店铺统计. Figures of a shop; money of each currency by itself. */
export const MerchantStatistics = z
  .object({
    orderCount: z.int(),
    amounts: z.array(z.object({ currency: Currency, amount: Amount })).describe('Of paid orders.'),
    goodsCount: z.int(),
    visitCount: z.int().describe('How often the shop and its goods were opened in the last 30 days.'),
    toShip: z.int().describe('Paid orders that wait for shipping.'),
    toReview: z.int().describe('Vouchers that wait for review.'),
    toAnswer: z.int().describe('Offers that wait for an answer.'),
    toRefund: z.int().describe('Refunds that wait for an answer.'),
    toIssue: z.int().describe('Invoices that wait to be issued.'),
    days: z.array(SalesDay).describe('The last 30 days, the oldest first; days without a paid order are left out.'),
  })
  .meta({ id: 'MerchantStatistics' })
export type MerchantStatistics = z.infer<typeof MerchantStatistics>

const shape = {
  name: text('店铺名称', 50),
  logo: fileAddress('店铺标志'),
  intro: note('店铺简介', 1000).optional(),
  contactName: text('联系人', 30),
  contactMobile: mobile('联系人手机'),
  email: email('联系邮箱'),
  mainBrandIds: idsOf('主营品牌', 50).optional(),
}

export const status = get('/merchant/status', 'How far my application for a shop is; null if I never applied.', {
  output: MerchantEntryStatus.nullable(),
})

/** Applying again after a rejection replaces what was handed in. */
export const apply = post('/merchant/apply', 'Applies for a shop, in the name of my certified enterprise.', {
  access: 'enterprise',
  idempotent: 'yes',
  input: z.object({
    ...shape,
    bank: text('开户银行', 100),
    bankAccount: z
      .string({ error: '请输入银行账号' })
      .trim()
      .regex(/^[\d -]{6,40}$/, { error: '银行账号为 6 至 40 位数字' })
      .meta({ title: '银行账号' }),
    brandAuthUrls: listOf('品牌授权书', fileAddress('品牌授权书'), 0, 20).optional(),
  }),
  output: MerchantEntry,
  errors: ['CONFLICT'],
  invalidates: ['/merchant/status', '/merchant/user'],
})

export const detail = get('/merchant/user/detail', 'My shop with all that was handed in.', {
  access: 'merchant',
  output: MerchantEntry,
})

export const update = post('/merchant/user/update', 'Changes the given fields of my shop.', {
  access: 'merchant',
  idempotent: 'yes',
  input: z.object({
    ...z.object(shape).partial().shape,
    mainBrandIds: listOf('主营品牌', idOf('品牌'), 0, 50).optional(),
    banner: z
      .string({ error: '请上传店铺横幅' })
      .regex(/^(?:(?:https?:\/)?\/[^\s<>"'\\]+)?$/, { error: '请上传店铺横幅' })
      .max(2048, { error: '店铺横幅的地址过长' })
      .meta({ title: '店铺横幅' })
      .describe('Empty takes it down.')
      .optional(),
    freights: listOf(
      '运费',
      z.object({ currency: Currency, fee: amount('每单运费'), freeFrom: amount('包邮金额').nullable() }),
      0,
      2,
    )
      .describe('One a currency; a currency that is left out costs nothing.')
      .optional(),
  }),
  output: MerchantEntry,
  errors: ['CONFLICT'],
  invalidates: ['/merchant'],
})

export const statistics = get('/merchant/user/statistics', 'Figures of my shop.', {
  access: 'merchant',
  output: MerchantStatistics,
  errors: ['NOT_FOUND'],
})
