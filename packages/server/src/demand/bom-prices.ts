import type { Offer } from '@xinpu/contract/datasheet/offer'
import type { bom } from '@xinpu/contract/demand'
import { fromMicro, lineAmount, priceAt, toMicro, type Micro, type PriceBreak } from '@xinpu/trade/price'
import { taxedPrice } from '@xinpu/trade/quote'
import type { House } from '../core/context.ts'
import { offersOfAll } from '../datasheet/offer.ts'

/** Sellers that are told for a line. */
const mostSellers = 5

/**
 * What parts are offered for, wherever it stands: the one door to prices of a list of parts.
 *
 * @param needs Pieces of each part; where several lines need one, the most.
 */
export const offersForLines = (
  house: Pick<House, 'brought' | 'db' | 'now'>,
  needs: ReadonlyMap<number, number>,
): Promise<ReadonlyMap<number, Offer[]>> =>
  needs.size === 0
    ? Promise.resolve(new Map())
    : offersOfAll(
        house,
        [...needs].map(([partId, pieces]) => ({ partId, pieces })),
      )

/** The best offers for so many pieces, the least amount with tax first; whoever has not enough stands behind who has. */
export function pricesFor(offers: readonly Offer[], pieces: number): bom.BomPrice[] {
  return offers
    .flatMap((offer) => priceOf(offer, pieces) ?? [])
    .toSorted(
      (one, other) =>
        Number(one.stock < pieces) - Number(other.stock < pieces) ||
        one.currency.localeCompare(other.currency) ||
        one.taxedAmount - other.taxedAmount ||
        one.refId - other.refId,
    )
    .slice(0, mostSellers)
}

function priceOf(offer: Offer, pieces: number): bom.BomPrice | undefined {
  const quantity = Math.max(pieces, offer.moq ?? 1)
  const breaks = breaksOf(offer)
  const now = priceAt(breaks, quantity)
  if (!now) return undefined
  const next = breaks.filter(({ min }) => min > quantity).toSorted((one, other) => one.min - other.min)[0]
  return {
    kind: offer.kind,
    refId: offer.refId,
    merchantName: offer.seller,
    quantity,
    price: now.price,
    amount: fromMicro(now.amount),
    ...(offer.taxIncluded !== undefined && { taxIncluded: offer.taxIncluded }),
    taxedAmount: fromMicro(lineAmount(taxedPiece({ ...offer, price: now.price }), quantity)),
    currency: offer.currency,
    stock: offer.stock,
    ...(next && { nextBreak: nextBreakOf(next, now.amount) }),
  }
}

/** A piece with tax, in the currency it is sold in: what nobody says the tax of counts as it stands. */
export const taxedPiece = ({ price, taxIncluded = true }: Pick<bom.BomPrice, 'price' | 'taxIncluded'>): Micro =>
  taxedPrice({ price, taxIncluded, currency: 'CNY' })

const breaksOf = ({ ladderPrices, price }: Offer): PriceBreak[] =>
  ladderPrices?.length ? ladderPrices : price === undefined ? [] : [{ min: 1, price }]

const nextBreakOf = ({ min, price }: PriceBreak, now: bigint) => ({
  quantity: min,
  price,
  saved: fromMicro(now - lineAmount(toMicro(price), min)),
})

/** Pieces that somebody has: all offers together, else what the last catalogue told; null where nobody tells. */
export const stockOf = (offers: readonly Offer[], inCatalogue: number | null): number | null =>
  offers.length === 0 ? inCatalogue : offers.reduce((sum, { stock }) => Math.min(sum + stock, 2_000_000_000), 0)
