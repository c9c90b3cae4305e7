import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { fileAddress, idOf, note, richText, text, webAddress } from '../field.ts'
import { paged, Paging, Time } from '../page.ts'
import { ReviewStatus } from '../portal/review-status.ts'
import { SpecBrand } from './brand.ts'

/** 我添加的品牌. A brand somebody added, with how its review stands. */
export const MyBrand = z
  .object({
    ...SpecBrand.shape,
    status: ReviewStatus.describe('Others see it once it is passed.'),
    reason: z.string().optional().describe('Why it was rejected.'),
    createTime: Time,
  })
  .meta({ id: 'MyBrand' })
export type MyBrand = z.infer<typeof MyBrand>

/** What may be filled in besides the Chinese name. */
const details = {
  brandEn: note('英文名称', 100).optional(),
  website: webAddress('官网').optional(),
  fullLogo: fileAddress('品牌标志').optional(),
  intro: richText('品牌介绍', 20_000).optional(),
}

/** The form of the add-brand dialog uses the same schema. */
export const BrandDraft = z.object({ brandCn: text('品牌名称', 100), ...details })

export const add = post('/specBrand/user/add', 'Adds a brand that is missing; it goes to review.', {
  input: BrandDraft,
  output: MyBrand,
  errors: ['CONFLICT', 'TOO_FREQUENT'],
  invalidates: ['/specBrand/user/list'],
})

/** What may be changed of a brand. */
export const BrandEdit = z.object({
  id: idOf('品牌'),
  brandCn: text('品牌名称', 100).optional(),
  ...details,
  country: note('国家或地区', 50).optional(),
})

/** What is absent stays as it is. FORBIDDEN: another enterprise holds the brand, or none. */
export const edit = post('/specBrand/auth/user/edit', 'Changes a brand that belongs to the enterprise.', {
  access: 'enterprise',
  idempotent: 'yes',
  input: BrandEdit,
  output: SpecBrand,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
  invalidates: ['/specBrand', '/chip/specification/brands'],
})

export const list = get('/specBrand/user/list', 'The brands the person who asks added.', {
  input: z.object({ ...Paging.shape, status: ReviewStatus.optional() }),
  output: paged(MyBrand),
})

/** A second time replaces the proof while it is under review. Refused where another enterprise holds the brand. */
export const apply = post('/specBrand/auth/user/apply', 'Claims a brand for the enterprise that makes its parts.', {
  access: 'enterprise',
  idempotent: 'yes',
  input: z.object({
    brandId: idOf('品牌'),
    certUrl: fileAddress('证明文件').describe('The trade-mark certificate, or an authorisation.'),
    remark: note('备注', 500).optional(),
  }),
  errors: ['NOT_FOUND', 'CONFLICT', 'TOO_FREQUENT'],
  invalidates: ['/specBrand'],
})
