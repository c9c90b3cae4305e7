import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { choice, idOf, note, whole } from '../field.ts'
import { hints, Id, Paging, paged, Url } from '../page.ts'
import { ReviewStatus } from '../portal/review-status.ts'

/** 品牌提示. A brand offered while typing. */
export const BrandHint = z
  .object({ id: Id, name: z.string(), fullName: z.string(), website: Url, fullLogo: Url })
  .meta({ id: 'BrandHint' })
export type BrandHint = z.infer<typeof BrandHint>

/** 品牌认领. How the claim of an enterprise on a brand stands. */
export const BrandClaim = z
  .object({ status: ReviewStatus, reason: z.string().optional().describe('Why it was rejected.') })
  .meta({ id: 'BrandClaim' })
export type BrandClaim = z.infer<typeof BrandClaim>

/** 品牌. A maker of parts, under all its names. */
export const SpecBrand = z
  .object({
    id: Id,
    brandCn: z.string().describe('德州仪器'),
    brandEn: z.string().describe('Texas Instruments'),
    name: z.string().describe('The short name the trade uses: TI.'),
    fullName: z.string().describe('Both names: 德州仪器 TI.'),
    aliases: z.array(z.string()).describe('Other spellings that find it.'),
    fullLogo: Url,
    website: Url,
    country: z.string(),
    letter: z.string().describe('A–Z of the short name, or # for a figure.'),
    type: z.literal([1, 2]).describe('1 international, 2 Chinese.'),
    modelCount: z.int().describe('Parts.'),
    specCount: z.int().describe('Datasheets.'),
    intro: z.string().optional().describe('HTML; only in the detail.'),
    agentCount: z.int().optional().describe('Agents.'),
    traderCount: z.int().optional().describe('Traders.'),
    articleCount: z.int().optional().describe('Articles that name it.'),
    isFollow: z.boolean().optional().describe('Whether the person who asks follows it.'),
    isClaimed: z.boolean().optional().describe('Whether an enterprise holds it as its manufacturer.'),
    mayEdit: z.boolean().optional().describe('Whether the person who asks may change it: who holds it, or the desk.'),
    isMine: z.boolean().optional().describe('Whether the enterprise of the person who asks holds it.'),
    claim: BrandClaim.optional().describe('The claim of the enterprise of the person who asks. Only in the detail.'),
    mergedInto: BrandHint.optional().describe('The brand that took it over: Maxim went to ADI. Only in the detail.'),
    absorbed: z
      .array(z.object({ name: z.string(), year: z.int() }))
      .optional()
      .describe('Makers it took over, the latest first: Linear Technology, 2017.'),
  })
  .meta({ id: 'SpecBrand' })
export type SpecBrand = z.infer<typeof SpecBrand>

/** A–Z of the short name, or # for a figure. */
export const Letter = z
  .string({ error: '请选择首字母' })
  .regex(/^[A-Z#]$/, { error: '首字母为 A–Z 或 #' })
  .meta({ title: '首字母' })

export const detail = get('/specBrand/{brandId}', 'One brand.', {
  access: 'visitor',
  input: z.object({ brandId: idOf('品牌') }),
  output: SpecBrand,
  errors: ['NOT_FOUND'],
})

export const keywords = get('/specBrand/keywords', 'Brands whose name or alias begins so.', {
  access: 'visitor',
  input: z.object({ keywords: note('品牌', 100) }),
  output: hints(BrandHint),
})

export const hot = get('/specBrand/user/hot', 'The brands people look at most.', {
  access: 'visitor',
  input: z.object({ size: whole('数量', 1, 60).default(16) }),
  output: z.array(SpecBrand),
})

export const list = get('/chip/specification/brands', 'Brands that have parts, most parts first.', {
  access: 'visitor',
  input: z.object({
    ...Paging.shape,
    keywords: note('品牌', 100).optional(),
    letter: Letter.optional(),
    categoryId: idOf('分类').optional(),
  }),
  output: paged(SpecBrand),
})

/** 报错原因. What may be wrong with what is said of a brand. */
export const BrandReportReason = choice('报错原因', {
  name: '名称不对',
  logo: '标志不对',
  website: '官网打不开或不对',
  intro: '介绍有误',
  duplicate: '与另一个品牌重复',
  holder: '认领的企业不是它的厂商',
  other: '其他',
}).meta({ id: 'BrandReportReason' })
export type BrandReportReason = z.infer<typeof BrandReportReason>

export const report = post('/specBrand/report', 'Tells the reviewers that something is wrong with a brand.', {
  idempotent: 'yes',
  input: z.object({ id: idOf('品牌'), reason: BrandReportReason, content: note('补充说明', 500).optional() }),
  errors: ['NOT_FOUND', 'TOO_FREQUENT'],
})
