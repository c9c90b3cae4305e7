import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { idOf, idsOf } from '../field.ts'
import { Paging, paged } from '../page.ts'
import { lineChange, lineFields, ProductLine } from './product-line.ts'

const line = lineFields('证书')

/** The owner also sees the lines that wait for the review and those it refused. */
export const list = get('/trader/productLine/list', 'The product lines of a trader, in its order.', {
  access: 'visitor',
  input: z.object({ ...Paging.shape, traderId: idOf('贸易商') }),
  output: paged(ProductLine),
  errors: ['NOT_FOUND'],
})

export const add = post('/trader/productLine/add', 'Adds a product line to my trader page; it goes to review.', {
  access: 'enterprise',
  input: z.object({ brandId: idOf('品牌'), ...line }),
  output: ProductLine,
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/trader'],
})

/** Other categories or another proof go to review again; another place in the order does not. */
export const update = post('/trader/productLine/update', 'Changes a product line; what is left out stays as it is.', {
  access: 'enterprise',
  idempotent: 'yes',
  input: lineChange(line),
  errors: ['NOT_FOUND'],
  invalidates: ['/trader'],
})

export const remove = post('/trader/productLine/delete', 'Takes product lines off my trader page.', {
  access: 'enterprise',
  idempotent: 'yes',
  input: z.object({ ids: idsOf('产品线') }),
  errors: ['NOT_FOUND'],
  invalidates: ['/trader'],
})
