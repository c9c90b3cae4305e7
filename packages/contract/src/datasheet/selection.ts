import * as z from 'zod'
import { get } from '../endpoint.ts'
import { choice, idOf, listOf, quantity, whole } from '../field.ts'
import { Paging, paged } from '../page.ts'
import { Alternate, AlternateRule } from './alternate.ts'
import { Comparison } from './comparison.ts'
import { Offer } from './offer.ts'

const pieces = () => quantity().describe('Pieces to price for.').default(1)

export const compare = get('/chip/specification/compare', 'Sets 2 to 6 parts side by side, parameter by parameter.', {
  access: 'visitor',
  input: z.object({ ids: listOf('型号', idOf('型号'), 2, 6), qty: pieces() }),
  output: Comparison,
  errors: ['NOT_FOUND'],
})

export const alternates = get('/chip/specification/alternates', 'Parts that may stand in for one, with the reasons.', {
  access: 'visitor',
  input: z.object({
    id: idOf('型号'),
    rules: listOf('替代规则', AlternateRule, 1, 40).describe('Left out: the rules of its category.').optional(),
    size: whole('数量', 1, 50).default(20),
  }),
  output: z.object({
    rules: z.array(AlternateRule).describe('By which these were chosen, to be loosened.'),
    alternates: z.array(Alternate).describe('Best first.'),
    totalRecord: z.int().describe('How many were found, of the 400 best known that were judged.'),
  }),
  errors: ['NOT_FOUND'],
})

/** 报价排序. The order of offers. */
export const OfferSort = choice('排序', { price: '价格', stock: '库存', newest: '更新时间' }).meta({ id: 'OfferSort' })
export type OfferSort = z.infer<typeof OfferSort>

export const offers = get('/chip/specification/offers', 'Who has a part: goods, stock and supply in one list.', {
  access: 'visitor',
  input: z.object({
    ...Paging.shape,
    modelId: idOf('型号'),
    qty: pieces(),
    sort: OfferSort.default('price'),
  }),
  output: paged(Offer),
  errors: ['NOT_FOUND'],
})
