import { fromMicro, priceAt, type PriceBreak } from '@xinpu/sdk/format'

/** A stretch of quantities that cost more in all than the break at its end. */
export interface Band {
  from: number
  to: number
}

/** A straight piece of the curve: one tier, from its least quantity to where the next begins. */
export interface Stretch {
  from: number
  to: number
  /** What each end costs, in the currency; drawn, never paid. */
  low: number
  high: number
}

/** The total against the quantity, as it is drawn. */
export interface Curve {
  /** The most pieces in sight. */
  most: number
  /** The most money in sight. */
  top: number
  stretches: readonly Stretch[]
  bands: readonly Band[]
  /** The breaks in sight. */
  breaks: readonly number[]
}

/** How far past a break the curve goes on. */
const beyond = 1.25

/**
 * The curve around a quantity: up to the second break after it, so that what more pieces would save is in sight.
 * Undefined where no tier is reached.
 */
export function curveOf(ladder: readonly PriceBreak[], pieces: number): Curve | undefined {
  const later = ladder.filter(({ min }) => min > pieces)
  const most = Math.max(later.at(Math.min(1, later.length - 1))?.min ?? 0, pieces) * beyond
  const inSight = ladder.filter(({ min }) => min < most)
  if (!priceAt(ladder, pieces)) return undefined
  const stretches = inSight.map(({ min, price }, at) => {
    const to = inSight[at + 1]?.min ?? most
    return { from: min, to, low: min * price, high: to * price }
  })
  return {
    most,
    top: Math.max(...stretches.map(({ high }) => high)),
    stretches,
    bands: inSight.flatMap((tier, at) => bandOf(tier, inSight.slice(at + 1))),
    breaks: inSight.map(({ min }) => min),
  }
}

/** Where a tier costs more in all than a later one at its least quantity. */
function bandOf({ min, price }: PriceBreak, later: readonly PriceBreak[]): Band[] {
  const [next] = later
  if (!next) return []
  const least = Math.min(...later.map((one) => one.min * one.price))
  const from = Math.max(min, least / price)
  return from < next.min - 1 ? [{ from, to: next.min }] : []
}

/** What a quantity costs, as it is drawn. */
export function totalAt(ladder: readonly PriceBreak[], pieces: number): number {
  const found = priceAt(ladder, pieces)
  return found ? fromMicro(found.amount) : 0
}
