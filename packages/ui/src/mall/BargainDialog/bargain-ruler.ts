import { formatNumber, formatUnitPrice, type Currency, type PriceBreak } from '@xinpu/sdk/format'

/** A tier on the ruler of prices. */
export interface RulerMark {
  min: number
  /** In percent of the ruler's length. */
  at: number
  /** Its figures without the sign of the currency. */
  words: { from: string; price: string }
  /** Where its words stand beside its tick; nothing where there is no room for them. */
  side: 'left' | 'middle' | 'right' | undefined
}

/** Prices as they lie on a ruler. */
export interface BargainScale {
  marks: readonly RulerMark[]
  /** Where the offer lies. */
  offer: number
  /** Where the price of the tier lies. */
  now: number
}

/** Tiers before the current one that are still of interest. */
const before = 2

/** Percent that a character of words takes on the narrowest ruler. */
const perCharacter = 2.5

/** Lays an offer and the tiers around it on a ruler, the lowest price first. */
export function scaleOf(
  ladder: readonly PriceBreak[],
  current: PriceBreak,
  offer: number,
  currency: Currency,
): BargainScale {
  const from = Math.max(0, ladder.findIndex(({ min }) => min === current.min) - before)
  const tiers = ladder.slice(from)
  const prices = [offer, ...tiers.map(({ price }) => price)]
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  const at = (price: number) => 12 + (76 * (price - least)) / (most - least || 1)
  const marks = tiers.map(({ min, price }) => ({
    min,
    at: at(price),
    side: undefined,
    words: { from: `${formatNumber(min)}+`, price: formatUnitPrice(price, currency).slice(1) },
  }))
  return { marks: withRoom(marks, current.min), offer: at(offer), now: at(current.price) }
}

/** Gives words to as many marks as there is room for, the current one first, then the nearest to it. */
function withRoom(marks: readonly RulerMark[], current: number): RulerMark[] {
  const middle = marks.find(({ min }) => min === current)?.at ?? 0
  const taken: [number, number][] = []
  const placed = new Map<number, RulerMark['side']>()
  for (const mark of marks.toSorted((a, b) => Math.abs(a.at - middle) - Math.abs(b.at - middle))) {
    const side = (['middle', mark.at < middle ? 'left' : 'right'] as const).find((one) =>
      isFree(spanOf(mark, one), taken),
    )
    placed.set(mark.min, side)
    if (side) taken.push(spanOf(mark, side))
  }
  return marks.map((mark) => ({ ...mark, side: placed.get(mark.min) }))
}

function spanOf({ at, words }: RulerMark, side: NonNullable<RulerMark['side']>): [number, number] {
  const width = Math.max(words.from.length, words.price.length) * perCharacter
  const from = { left: at - width, middle: at - width / 2, right: at }[side]
  return [from, from + width]
}

const isFree = ([from, to]: [number, number], taken: readonly [number, number][]): boolean =>
  from >= -4 && to <= 104 && taken.every(([start, end]) => to <= start || from >= end)
