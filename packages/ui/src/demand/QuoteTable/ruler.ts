import { fromMicro, taxedPrice, type ComparedQuote, type Micro } from '@xinpu/sdk/format'
import type { DemandVO, EnquiryVO } from '@xinpu/sdk/types'

/** The ruler that prices lie on: yuan with tax, places in percent of its length. */
export interface Ruler {
  ticks: readonly { at: number; price: number }[]
  placeOf: (price: Micro) => number
}

/** Round steps, about six of them: 0.05, 0.2, 1. */
const steps = [1, 2, 5]

/** A ruler that holds all prices with a margin; nothing where there is none. */
export function rulerOf(prices: readonly Micro[]): Ruler | undefined {
  if (prices.length === 0) return undefined
  const values = prices.map(Number)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const span = Math.max(most - least, most * 0.04, 6)
  const step = stepFor(span / 6)
  const from = Math.max(0, Math.floor((least - span * 0.06) / step) * step)
  const to = Math.ceil((most + span * 0.06) / step) * step
  const at = (value: number) => 2 + (96 * (value - from)) / (to - from)
  const count = Math.round((to - from) / step)
  const ticks = Array.from({ length: count + 1 }, (_, index) => from + index * step)
  return {
    ticks: ticks.map((value) => ({ at: at(value), price: fromMicro(BigInt(Math.round(value))) })),
    placeOf: (price) => at(Number(price)),
  }
}

function stepFor(size: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(size, 1)))
  return (steps.find((each) => each * power >= size) ?? 10) * power
}

/** What the post asks for, as quotes are compared; nothing where the price is to be agreed. */
export const targetOf = ({ price, currency, taxIncluded = true }: DemandVO): Micro | undefined =>
  price === undefined ? undefined : taxedPrice({ price, currency, taxIncluded })

/** The cheapest quote in yuan without tax: from where it was quoted to where it lies. */
export const carriedOf = (rows: readonly ComparedQuote<Pick<EnquiryVO, 'price' | 'currency' | 'taxIncluded'>>[]) =>
  rows.find(({ quote }) => !quote.taxIncluded && quote.currency === 'CNY')
