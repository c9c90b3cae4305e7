import type { Offer } from '@xinpu/contract/datasheet/offer'
import type { OfferSort } from '@xinpu/contract/datasheet/selection'
import type { Paging } from '@xinpu/contract/page'
import type { Db } from '../core/database.ts'

/** A place where a part is offered: it answers at most 200, each priced for so many pieces. */
export type OfferSource = (db: Db, asked: { partId: number; pieces: number }) => Promise<Offer[]>

/** Every place that offers stand in. Shop, stock and supply posts are not open: no part has an offer. */
const sources: readonly OfferSource[] = []

/** All the offers of a part. */
export async function offersOf(db: Db, asked: { partId: number; pieces: number }, from = sources): Promise<Offer[]> {
  const offers = await Promise.all(from.map((source) => source(db, asked)))
  return offers.flat()
}

/** A page of offers in an order; a price on request comes after every price, and a currency stays together. */
export function offerPage(offers: readonly Offer[], sort: OfferSort, { pageIndex, pageSize }: Paging) {
  const from = (pageIndex - 1) * pageSize
  return { data: offers.toSorted(orders[sort]).slice(from, from + pageSize), totalRecord: offers.length }
}

type Order = (one: Offer, other: Offer) => number

const byNumber: Order = (one, other) => one.kind.localeCompare(other.kind) || one.refId - other.refId

const orders: Record<OfferSort, Order> = {
  price: (one, other) =>
    Number(one.price === undefined) - Number(other.price === undefined) ||
    one.currency.localeCompare(other.currency) ||
    (one.price ?? 0) - (other.price ?? 0) ||
    byNumber(one, other),
  stock: (one, other) => other.stock - one.stock || byNumber(one, other),
  newest: (one, other) => other.updateTime.localeCompare(one.updateTime) || byNumber(one, other),
}
