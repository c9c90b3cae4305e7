import { fromMicro, toMicro } from '../price/index.ts'

/** What one seller asks for all pieces of a line, in yuan. */
export interface SellerOffer {
  seller: string
  amount: number
}

/** A line that can be bought. */
export interface SoldLine<Offer extends SellerOffer> {
  rowNo: number
  /** At least one. */
  offers: readonly Offer[]
}

/** One of the ways to buy all lines. */
export interface SellerPlan<Offer extends SellerOffer> {
  /** In yuan. */
  total: number
  /** Those it buys from, the greatest sum first. */
  sellers: { name: string; amount: number; lines: number }[]
  /** The offer that each line takes, by the number of the line. */
  picks: ReadonlyMap<number, Offer>
}

/** Every line from whoever asks the least for it. */
export const lowestTotal = <Offer extends SellerOffer>(lines: readonly SoldLine<Offer>[]): SellerPlan<Offer> =>
  planOf(lines, () => true)

/**
 * All lines from as few sellers as a greedy choice finds: always the one who has most of what is left, the cheaper of
 * two; then nobody who is not needed. Never more sellers than the lowest total has. The fewest of all is a set cover,
 * for which nobody knows a quick way.
 *
 * @param lowest - The lowest total of the same lines, where it is known.
 */
export function fewestSellers<Offer extends SellerOffer>(
  lines: readonly SoldLine<Offer>[],
  lowest: SellerPlan<Offer> = lowestTotal(lines),
): SellerPlan<Offer> {
  const needed = withoutIdle(lines, covering(lines))
  const few = planOf(lines, (seller) => needed.has(seller))
  return few.sellers.length < lowest.sellers.length ? few : lowest
}

function planOf<Offer extends SellerOffer>(
  lines: readonly SoldLine<Offer>[],
  isAsked: (seller: string) => boolean,
): SellerPlan<Offer> {
  const picks = new Map<number, Offer>()
  for (const { rowNo, offers } of lines) {
    const pick = cheapest(offers, isAsked)
    if (pick) picks.set(rowNo, pick)
  }
  const bySeller = Map.groupBy(picks.values(), ({ seller }) => seller)
  const sellers = [...bySeller].map(([name, offers]) => ({ name, amount: sumOf(offers), lines: offers.length }))
  return {
    total: sumOf([...picks.values()]),
    sellers: sellers.toSorted((one, other) => other.amount - one.amount || one.name.localeCompare(other.name)),
    picks,
  }
}

function cheapest<Offer extends SellerOffer>(
  offers: readonly Offer[],
  isAsked: (seller: string) => boolean,
): Offer | undefined {
  let first: Offer | undefined
  for (const offer of offers) if (isAsked(offer.seller) && (!first || isCheaper(offer, first))) first = offer
  return first
}

const isCheaper = (one: SellerOffer, other: SellerOffer) =>
  (one.amount - other.amount || one.seller.localeCompare(other.seller)) < 0

const sumOf = (offers: readonly SellerOffer[]): number =>
  fromMicro(offers.reduce((sum, { amount }) => sum + toMicro(amount), 0n))

type Lines = readonly SoldLine<SellerOffer>[]

/** Sellers who have every line among them, in the order in which they were taken. */
function covering(lines: Lines): string[] {
  const taken: string[] = []
  for (let left = lines; left.length > 0;) {
    const best = mostHeld(left)
    if (best === undefined) break
    taken.push(best)
    left = left.filter(({ offers }) => !offers.some(({ seller }) => seller === best))
  }
  return taken
}

/** Who has most of the lines, and asks the least for them. */
function mostHeld(lines: Lines): string | undefined {
  const offers = lines.flatMap((line) => [...new Map(line.offers.map((offer) => [offer.seller, offer])).values()])
  const held = [...Map.groupBy(offers, ({ seller }) => seller)]
  const inOrder = held.toSorted(
    ([one, its], [other, their]) => their.length - its.length || sumOf(its) - sumOf(their) || one.localeCompare(other),
  )
  return inOrder[0]?.[0]
}

/** Somebody who was taken early may have nothing that those after do not have. */
function withoutIdle(lines: Lines, taken: readonly string[]): ReadonlySet<string> {
  const needed = new Set(taken)
  for (const seller of taken) {
    needed.delete(seller)
    if (!lines.every(({ offers }) => offers.some((offer) => needed.has(offer.seller)))) needed.add(seller)
  }
  return needed
}
