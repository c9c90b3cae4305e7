import * as z from 'zod'
import { fileAddress, flag, idOf, listOf, money, note, quantity, text } from '../field.ts'
import { Currency } from '../portal/currency.ts'

/** 有效期. How many days a post stays open. */
export const ValidDays = z
  .literal([7, 15, 30, 60], { error: '有效期须为 7、15、30 或 60 天' })
  .describe('Days from now.')
  .meta({ id: 'ValidDays', title: '有效期' })
export type ValidDays = z.infer<typeof ValidDays>

/** What every post must tell. */
export const essentials = { model: text('型号', 80), quantity: quantity() }

/** What a row of many posts may tell besides. Empty text clears a value where a post is changed. */
export const extras = {
  brand: note('品牌', 60).describe('As typed; empty: any brand.').optional(),
  brandId: idOf('品牌').describe('Missing: read from `brand`.').optional(),
  price: money('单价', 0.000_001).describe('Price of a piece, in `currency`; missing: 面议.').optional(),
  currency: Currency.optional(),
  taxIncluded: flag('含税').optional(),
  package: note('封装', 40).optional(),
  batchNo: note('批号', 40).optional(),
  delivery: note('交期', 60).optional(),
  region: note('地区', 60).optional(),
  description: note('描述', 1000).optional(),
}

/** What a single post may tell besides. */
export const details = {
  ...extras,
  images: listOf('图片', fileAddress('图片'), 0, 6).optional(),
  contactId: idOf('联系人').describe('Missing: the default contact.').optional(),
}

/** What a change may tell besides. */
export const changes = {
  model: essentials.model.optional(),
  quantity: essentials.quantity.optional(),
  negotiable: flag('面议').describe('True drops the price: 面议.').optional(),
  taxNegotiable: flag('含税待议').describe('True drops what was told of the tax.').optional(),
}
