import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { choice, day, fileAddress, idOf, idsOf, whole } from '../field.ts'
import { Id, Paging, paged, Url } from '../page.ts'
import { ReviewStatus } from '../portal/review-status.ts'

/** 产品线. A brand that an agent or a trader sells, with the proof that they may. */
export const ProductLine = z
  .object({
    id: Id,
    ownerType: choice('所属', { agent: '代理商', trader: '贸易商' }),
    ownerId: Id,
    brandId: Id,
    brandCn: z.string(),
    brandName: z.string().describe('The short name the trade uses: TI.'),
    fullLogo: Url,
    categoryIds: z.array(Id),
    categoryNames: z.array(z.string()).describe('In the order of categoryIds.'),
    certUrl: Url.optional().describe('Proof of the authorisation, a picture or a PDF.'),
    certExpire: z.string().optional().describe('Last day of the proof: 2027-06-30.'),
    status: ReviewStatus,
    reason: z.string().describe('Why the review refused it; else empty.'),
    sort: z.int().describe('Least first.'),
  })
  .meta({ id: 'ProductLine' })
export type ProductLine = z.infer<typeof ProductLine>

/** What an owner says of a line; agents and traders call the proof differently. */
export const lineFields = (proof: string) => ({
  categoryIds: idsOf('产品分类'),
  certUrl: fileAddress(proof).optional(),
  certExpire: day('证书有效期').describe('Its last day.').optional(),
})

/** What may be changed of a line; what is left out stays as it is. */
export const lineChange = (line: ReturnType<typeof lineFields>) =>
  z.object({
    id: idOf('产品线'),
    ...line,
    categoryIds: line.categoryIds.optional(),
    sort: whole('排序', 0, 9999).describe('Least first.').optional(),
  })

const line = lineFields('授权证书')

/** The owner also sees the lines that wait for the review and those it refused. */
export const list = get('/agent/productLine/list', 'The product lines of an agent, in its order.', {
  access: 'visitor',
  input: z.object({ ...Paging.shape, agentId: idOf('代理商') }),
  output: paged(ProductLine),
  errors: ['NOT_FOUND'],
})

export const add = post('/agent/productLine/add', 'Adds a product line to my agent page; it goes to review.', {
  access: 'enterprise',
  input: z.object({ brandId: idOf('品牌'), ...line }),
  output: ProductLine,
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/agent'],
})

/** Other categories or another proof go to review again; another place in the order does not. */
export const update = post('/agent/productLine/update', 'Changes a product line; what is left out stays as it is.', {
  access: 'enterprise',
  idempotent: 'yes',
  input: lineChange(line),
  errors: ['NOT_FOUND'],
  invalidates: ['/agent'],
})

export const remove = post('/agent/productLine/delete', 'Takes product lines off my agent page.', {
  access: 'enterprise',
  idempotent: 'yes',
  input: z.object({ ids: idsOf('产品线') }),
  errors: ['NOT_FOUND'],
  invalidates: ['/agent'],
})
