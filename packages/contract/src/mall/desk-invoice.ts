import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { keywords } from '../field.ts'
import { paged, Paging } from '../page.ts'
import { InvoiceAnswer, InvoiceRecord, InvoiceStatus } from './invoice.ts'

/** Those that wait come with the oldest first, all others with the newest. */
export const list = get('/admin/invoice/list', 'Invoices that buyers asked shops for.', {
  access: 'admin',
  input: z.object({
    ...Paging.shape,
    status: InvoiceStatus.optional(),
    keywords: keywords()
      .describe('The order number or the tax number whole, or a part of a title or a shop.')
      .optional(),
  }),
  output: paged(InvoiceRecord),
})

/** An issued invoice needs its file, a refused one a reason. */
export const issue = post('/admin/invoice/issue', 'Hands in an invoice in place of the shop, or refuses to issue it.', {
  access: 'admin',
  idempotent: 'yes',
  input: InvoiceAnswer,
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/admin/invoice', '/mall/invoice/record', '/mall/goods/order'],
})
