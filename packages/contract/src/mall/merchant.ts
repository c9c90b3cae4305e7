import * as z from 'zod'
import { SpecBrand } from '../brand/brand.ts'
import { get } from '../endpoint.ts'
import { ContactVO } from '../enterprise/contact.ts'
import { choice, idOf, keywords, note } from '../field.ts'
import { hints, Id, Paging, paged, Time, Url } from '../page.ts'
import { Currency } from '../portal/currency.ts'
import { Amount } from './amount.ts'

/** 店铺状态. Where a shop stands. */
export const MerchantStatus = choice('店铺状态', {
  pending: '待审核',
  open: '营业中',
  rejected: '未通过',
  closed: '已停业',
}).meta({ id: 'MerchantStatus' })
export type MerchantStatus = z.infer<typeof MerchantStatus>

/** 运费. What a shop asks for sending one order, in one currency. */
export const FreightRule = z
  .object({
    currency: Currency,
    fee: Amount.describe('Of one order.'),
    freeFrom: Amount.nullable().describe('Goods for so much are sent for nothing; null where they never are.'),
  })
  .meta({ id: 'FreightRule' })
export type FreightRule = z.infer<typeof FreightRule>

/** 商家. A shop of the mall, run by a certified enterprise. */
export const MerchantVO = z
  .object({
    id: Id,
    enterpriseId: Id,
    name: z.string(),
    companyName: z.string().describe('The enterprise that runs it, for the look-up of companies.'),
    logo: Url,
    banner: Url.optional(),
    intro: z.string().optional(),
    region: z.string().optional().describe('Province and city.'),
    mainBrands: z.array(SpecBrand),
    goodsCount: z.int().describe('Goods on the shelf.'),
    score: z.number().describe('Mean of the comments, 1 to 5; 0 without any.'),
    freights: z.array(FreightRule).describe('One a currency; without one sending costs nothing.'),
    isFollow: z.boolean().describe('False for visitors.'),
    followCount: z.int(),
    status: MerchantStatus,
    createTime: Time,
  })
  .meta({ id: 'MerchantVO' })
export type MerchantVO = z.infer<typeof MerchantVO>

/** 商家资料. A shop with the people to talk to. */
export const MerchantDetail = z
  .object({ ...MerchantVO.shape, contacts: z.array(ContactVO) })
  .meta({ id: 'MerchantDetail' })
export type MerchantDetail = z.infer<typeof MerchantDetail>

/** 店铺提示. A shop offered while typing. */
export const MerchantHint = z.object({ id: Id, name: z.string() }).meta({ id: 'MerchantHint' })
export type MerchantHint = z.infer<typeof MerchantHint>

export const list = get('/merchant/list', 'Open shops, narrowed by words, brand and region.', {
  access: 'visitor',
  input: z.object({
    ...Paging.shape,
    keywords: keywords('店铺名称').optional(),
    brandId: idOf('品牌').describe('Shops that have this brand among their main ones.').optional(),
    region: note('地区', 30).describe('Province or city, by name.').optional(),
    sort: choice('排序', { relevance: '相关度', score: '评分', newest: '最新入驻' }).default('relevance'),
  }),
  output: paged(MerchantVO),
})

export const hint = get('/merchant/hint', 'Shops whose name holds what was typed.', {
  access: 'visitor',
  input: z.object({ keywords: keywords('店铺名称') }),
  output: hints(MerchantHint),
})

export const detail = get('/merchant/detail', 'One shop with its contacts.', {
  input: z.object({ id: idOf('商家') }),
  output: MerchantDetail,
  errors: ['NOT_FOUND'],
})

export const publicDetail = get('/merchant/public/detail', 'One shop as visitors see it, without contacts.', {
  access: 'visitor',
  input: z.object({ id: idOf('商家') }),
  output: MerchantVO,
  errors: ['NOT_FOUND'],
})
