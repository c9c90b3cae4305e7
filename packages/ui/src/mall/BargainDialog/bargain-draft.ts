import {
  formatUnitPrice,
  lineAmount,
  priceAt,
  toMicro,
  type Currency,
  type Micro,
  type PriceBreak,
  type QuantityRules,
} from '@xinpu/sdk/format'
import { bargainRules, faultsIn } from '@xinpu/sdk/rules'
import { quantityToldOf } from '../QuantityField/quantity-words.ts'

/** An offer as it stands in the form; empty fields are null. */
export interface BargainDraft {
  quantity: number | null
  price: number | null
  remark: string
}

/** An offer that can be sent. */
export interface BargainOffer {
  quantity: number
  /** One piece, in the currency of the goods. */
  price: number
  remark?: string
}

/** What an offer is measured by. */
export interface Offered extends QuantityRules {
  ladderPrices: readonly PriceBreak[]
  currency: Currency
}

/** The price of the tier that an offer is below or not: of the wanted quantity, or of the first tier. */
export const tierOf = ({ ladderPrices }: Pick<Offered, 'ladderPrices'>, quantity: number | null) =>
  priceAt(ladderPrices, quantity ?? 0) ?? priceAt(ladderPrices, ladderPrices[0]?.min ?? 0)

/** Whether the price is no offer: it can be had already, or for less. */
export const isNoOffer = (goods: Offered, { quantity, price }: BargainDraft): boolean =>
  price !== null && price >= (tierOf(goods, quantity)?.price ?? Number.POSITIVE_INFINITY)

/** What is said of a price that can be had already. */
export function noOfferWords(goods: Offered, { quantity, price }: BargainDraft): string {
  const now = tierOf(goods, quantity)?.price ?? 0
  const words = formatUnitPrice(now, goods.currency)
  return now === price ? `现价就是 ${words}，直接下单即可` : `现价 ${words} 更低，直接下单即可`
}

/** What is wrong with what stands in the form. */
export const bargainFaults = (goods: Offered, { quantity, price, remark }: BargainDraft) =>
  faultsIn(
    bargainRules,
    { quantity: quantity ?? undefined, price: price ?? undefined, remark },
    { quantity: quantityToldOf(quantity, goods), price: price === null && '请输入期望单价' },
  )

/** The offer of a form without faults; undefined while it has any. */
export function offerOf(goods: Offered, draft: BargainDraft): BargainOffer | undefined {
  const { quantity, price } = draft
  if (quantity === null || price === null || bargainFaults(goods, draft).length > 0) return undefined
  const remark = draft.remark.trim()
  return { quantity, price, ...(remark && { remark }) }
}

/** How an offer compares with the price of its tier; sums are millionths. */
export interface Compared {
  /** The price of the tier. */
  now: Micro
  /** What the seller gives up on a piece. */
  less: Micro
  /** That, in percent of the price: 7.9. */
  percent: string
  /** What the offer comes to. */
  amount: Micro
}

/** Compares an offer with the ladder; undefined until there is one below it. */
export function comparedOf(goods: Offered, draft: BargainDraft): Compared | undefined {
  const offer = offerOf(goods, draft)
  const tier = tierOf(goods, draft.quantity)
  if (!offer || !tier || isNoOffer(goods, draft)) return undefined
  const [now, price] = [toMicro(tier.price), toMicro(offer.price.toFixed(6))]
  const less = now - price
  return {
    now,
    less,
    percent: ((Number(less) / Number(now)) * 100).toFixed(1),
    amount: lineAmount(price, offer.quantity),
  }
}
