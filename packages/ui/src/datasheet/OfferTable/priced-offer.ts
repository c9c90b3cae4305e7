import { cheaperQuantity, priceAt, toMicro, lineAmount, type CheaperQuantity, type Micro } from '@xinpu/sdk/format'
import type { LadderPrice, Offer } from '@xinpu/sdk/types'

/** What an offer costs at a quantity; nothing where the price is on request. */
export interface PricedOffer {
  price?: number
  amount?: Micro
  cheaper?: CheaperQuantity | undefined
  /** The seller sells no fewer: the price is the one at so many, and nothing is summed up. */
  from?: number
}

/** By the breaks where the seller gives them, by the one price where not. */
export function pricedOffer({ price, ladderPrices }: Offer, pieces: number): PricedOffer {
  if (ladderPrices && ladderPrices.length > 0) {
    const found = priceAt(ladderPrices, pieces)
    if (!found) return leastPriced(ladderPrices)
    return { price: found.price, amount: found.amount, cheaper: cheaperQuantity(ladderPrices, pieces) }
  }
  return price === undefined ? {} : { price, amount: lineAmount(toMicro(price), pieces) }
}

/** The first step of a ladder, for who asks for fewer. */
const leastPriced = ([first]: readonly LadderPrice[]): PricedOffer =>
  first ? { price: first.price, from: first.min } : {}
