import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { fileAddress, idOf, listOf, note, text, webAddress } from '../field.ts'
import { TraderVO } from './trader.ts'

/** What an enterprise says about itself as a trader. */
const form = {
  name: text('简称', 50),
  fullName: text('全称', 100),
  website: webAddress('官网').optional(),
  fullLogo: fileAddress('标志').optional(),
  region: note('所在地区', 50).optional(),
  intro: note('简介', 2000).optional(),
  brandIds: listOf('优势品牌', idOf('优势品牌'), 0, 200).optional(),
}

export const detail = get('/trader/user/detail', 'The trader page of my enterprise; null where it has none.', {
  access: 'enterprise',
  output: TraderVO.nullable(),
})

export const add = post('/trader/user/add', 'Opens the trader page of my enterprise; it may have one.', {
  access: 'enterprise',
  input: z.object(form),
  output: TraderVO,
  errors: ['CONFLICT'],
  invalidates: ['/trader'],
})

export const update = post('/trader/user/edit', 'Replaces what my trader page says; what is left out is cleared.', {
  access: 'enterprise',
  idempotent: 'yes',
  input: z.object({ id: idOf('贸易商'), ...form }),
  output: TraderVO,
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/trader'],
})

export const remove = post('/trader/user/delete', 'Closes my trader page, with its product lines.', {
  access: 'enterprise',
  idempotent: 'yes',
  input: z.object({ id: idOf('贸易商') }),
  errors: ['NOT_FOUND'],
  invalidates: ['/trader'],
})
