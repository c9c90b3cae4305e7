import type { Offer } from '@xinpu/contract/datasheet/offer'
import type { OfferSort } from '@xinpu/contract/datasheet/selection'
import type { Paging } from '@xinpu/contract/page'
import type { Micro } from '@xinpu/trade/price'
import { taxedPrice } from '@xinpu/trade/quote'
import type { House } from '../core/context.ts'

/** A part that is asked for, in so many pieces. */
export interface AskedPart {
  partId: number
  pieces: number
}

/** One of the offers of a part. */
export interface FoundOffer {
  partId: number
  offer: Offer
}

/**
 * A place where parts are offered: it answers for all that are asked for at once, at most so many offers of each, priced
 * for the pieces asked.
 */
export type OfferSource = (
  house: Pick<House, 'db' | 'now'>,
  asked: readonly AskedPart[],
  most: number,
) => Promise<readonly FoundOffer[]>

/** Offers of one part that a source answers at most. */
const mostOffers = 200

type Asking = Pick<House, 'brought' | 'db' | 'now'>

/** All the offers of a part, wherever they stand. */
export async function offersOf(house: Asking, asked: AskedPart): Promise<Offer[]> {
  return (await offersOfAll(house, [asked])).get(asked.partId) ?? []
}

/** All the offers of many parts, by the number of the part, in one statement for each place that offers stand in. */
export async function offersOfAll(house: Asking, asked: readonly AskedPart[]): Promise<ReadonlyMap<number, Offer[]>> {
  const found = await Promise.all(house.brought.offers.map((source) => source(house, asked, mostOffers)))
  const byPart = Map.groupBy(found.flat(), ({ partId }) => partId)
  return new Map([...byPart].map(([partId, rows]) => [partId, rows.map(({ offer }) => offer)]))
}

/** A page of offers in an order; a price on request comes after every price, and a currency stays together. */
export function offerPage(offers: readonly Offer[], sort: OfferSort, { pageIndex, pageSize }: Paging) {
  const from = (pageIndex - 1) * pageSize
  return { data: offers.toSorted(orders[sort]).slice(from, from + pageSize), totalRecord: offers.length }
}

type Order = (one: Offer, other: Offer) => number

const byNumber: Order = (one, other) => one.kind.localeCompare(other.kind) || one.refId - other.refId

/** What a price is ranked by within its currency: yuan with their tax. Where nothing is said of it, it is inside. */
const rank = ({ price = 0, currency, taxIncluded = true }: Offer): Micro =>
  taxedPrice({ price, currency, taxIncluded: taxIncluded || currency !== 'CNY' })

const orders: Record<OfferSort, Order> = {
  price: (one, other) =>
    Number(one.price === undefined) - Number(other.price === undefined) ||
    one.currency.localeCompare(other.currency) ||
    Number(rank(one) - rank(other)) ||
    byNumber(one, other),
  stock: (one, other) => other.stock - one.stock || byNumber(one, other),
  newest: (one, other) => other.updateTime.localeCompare(one.updateTime) || byNumber(one, other),
}
