import { roundTo, toMicro, type Micro } from './micro.ts'
import type { Currency } from './money.ts'
import { priceAt, type PriceBreak } from './price-breaks.ts'

/** What a shop asks for sending one order, in one currency, in the wire's decimals. */
export interface FreightRule {
  currency: Currency
  /** Of one order. */
  fee: number
  /** Goods for so much are sent for nothing; null where they never are. */
  freeFrom: number | null
}

/** One line of goods, taken apart to the fen; sums are millionths. */
export interface ExplainedPrice {
  /** The break that holds. */
  min: number
  /** One piece, tax and all, in the wire's decimals. */
  price: number
  /** One piece without its tax. */
  netPrice: Micro
  pieces: number
  /** Price times pieces, rounded half up to the fen or cent. */
  amount: Micro
  /** What was rounded away from price times pieces; below zero where less is asked. */
  rounding: Micro
  /** The tax inside the amount; nothing is added on top of it. */
  tax: Micro
}

/** What an order of one shop costs; sums are millionths. */
export interface OrderAmounts {
  goods: Micro
  /** The tax inside the goods. */
  tax: Micro
  freight: Micro
  /** Goods and freight. */
  total: Micro
  /** How much more goods make sending free; absent where it is, or never will be. */
  toFree?: Micro
}

/**
 * Percent of value-added tax inside a price: 13 on goods in yuan (中华人民共和国增值税法, article 10); goods in dollars are
 * handed over in Hong Kong, which has none.
 */
export const taxPercent: Record<Currency, number> = { CNY: 13, USD: 0 }

const cent = 10_000n

/** The tax that is inside an amount of a currency, to the fen. */
export const taxInside = (amount: Micro, currency: Currency): Micro => {
  const percent = BigInt(taxPercent[currency])
  return roundTo((amount * percent) / (100n + percent), cent)
}

/**
 * Says to the fen why a quantity costs what it costs; undefined under the least break. The same sums stand in the list,
 * the cart, the order and the invoice.
 *
 * @example explainPrice([{ min: 1, price: 3.86 }], 460, 'CNY')?.tax // 204270000n
 */
export function explainPrice(
  breaks: readonly PriceBreak[],
  pieces: number,
  currency: Currency,
): ExplainedPrice | undefined {
  const found = priceAt(breaks, pieces)
  if (!found) return undefined
  const { min, price, amount } = found
  const one = toMicro(price)
  return {
    min,
    price,
    netPrice: (one * 100n) / (100n + BigInt(taxPercent[currency])),
    pieces,
    amount,
    rounding: amount - one * BigInt(pieces),
    tax: taxInside(amount, currency),
  }
}

/** What lines of one shop in one currency cost as one order, by its freight. */
export function orderAmounts(
  lines: readonly Micro[],
  currency: Currency,
  freights: readonly FreightRule[],
): OrderAmounts {
  const goods = lines.reduce((sum, amount) => sum + amount, 0n)
  const rule = freights.find((one) => one.currency === currency)
  const freeFrom = rule?.freeFrom == null ? undefined : toMicro(rule.freeFrom)
  const isFree = !rule || lines.length === 0 || (freeFrom !== undefined && goods >= freeFrom)
  const freight = isFree ? 0n : toMicro(rule.fee)
  return {
    goods,
    tax: lines.reduce((sum, amount) => sum + taxInside(amount, currency), 0n),
    freight,
    total: goods + freight,
    ...(freight > 0n && freeFrom !== undefined && { toFree: freeFrom - goods }),
  }
}
