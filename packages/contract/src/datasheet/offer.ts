import * as z from 'zod'
import { choice } from '../field.ts'
import { Id, Time } from '../page.ts'
import { LadderPrice } from '../mall/goods.ts'
import { Currency } from '../portal/currency.ts'

/** 报价来源. Where an offer stands. */
export const OfferKind = choice('报价来源', { goods: '商城', stock: '库存', supply: '供应' }).meta({ id: 'OfferKind' })
export type OfferKind = z.infer<typeof OfferKind>

/** 报价. One seller's offer of a part, wherever it stands. */
export const Offer = z
  .object({
    kind: OfferKind,
    refId: Id.describe('Of the goods, the line of stock or the post.'),
    seller: z.string(),
    enterpriseId: Id.optional().describe('The enterprise behind it; absent where a person offers.'),
    isAuth: z.boolean().describe('The seller is a certified enterprise.'),
    model: z.string().describe('As the seller writes it.'),
    price: z.number().optional().describe('One piece at the asked quantity, in the currency; absent: on request.'),
    currency: Currency,
    ladderPrices: z.array(LadderPrice).optional().describe('Least quantity first, where the price falls with it.'),
    taxIncluded: z.boolean().optional(),
    stock: z.int().describe('Pieces.'),
    moq: z.int().optional().describe('The fewest pieces that are sold.'),
    batchNo: z.string().optional(),
    package: z.string().optional(),
    delivery: z.string().optional().describe('In words: 现货, 4–6 周.'),
    updateTime: Time,
  })
  .meta({ id: 'Offer' })
export type Offer = z.infer<typeof Offer>
