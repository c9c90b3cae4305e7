import { decimalOf, roundTo, type Micro } from './micro.ts'

/** The currencies that parts are priced in; one sum never mixes them. */
export type Currency = 'CNY' | 'USD'

const signs: Record<Currency, string> = { CNY: '¥', USD: '$' }

/** One fen, or one cent, in millionths. */
const cent = 10_000n

/**
 * The price of one piece with its sign: thousands apart, two decimals at least and six at most (specification,
 * section 9). A number is the wire's decimals and is rounded half up, a bigint is millionths; no number reads —.
 *
 * @example formatUnitPrice(0.003)         // '¥0.003'
 * @example formatUnitPrice(1234.5, 'USD') // '$1,234.50'
 */
export function formatUnitPrice(price: number | Micro, currency: Currency = 'CNY'): string {
  const micro = microOf(price)
  return micro === undefined ? '—' : written(decimalOf(micro).replace(/0{1,4}$/, ''), currency)
}

/**
 * An amount to pay with its sign: thousands apart, always two decimals, rounded half up to the fen or cent
 * (specification, section 9). Takes what `formatUnitPrice` takes.
 *
 * @example formatAmount(1234.565) // '¥1,234.57'
 */
export function formatAmount(amount: number | Micro, currency: Currency = 'CNY'): string {
  const micro = microOf(amount)
  return micro === undefined ? '—' : written(decimalOf(roundTo(micro, cent)).slice(0, -4), currency)
}

/**
 * What a line of an order costs, in millionths: price times pieces, rounded half up to the fen or cent. A total is the
 * sum of such lines, so that it is what a person adds up.
 *
 * @example lineAmount(toMicro(0.0125), 100) // 1250000n
 * @throws RangeError for pieces that are no whole number
 */
export const lineAmount = (price: Micro, pieces: number | bigint): Micro => roundTo(price * BigInt(pieces), cent)

/** Lenient, for showing: decimals beyond the sixth, as `0.1 + 0.2` has them, are rounded and not refused. */
function microOf(value: number | Micro): Micro | undefined {
  if (typeof value === 'bigint') return value
  if (!Number.isFinite(value)) return undefined
  const [mantissa = '', exponent = '0'] = value.toExponential().split('e')
  const [whole = '', places = ''] = mantissa.split('.')
  return scaled(BigInt(whole + places), Number(exponent) - places.length + 6)
}

function scaled(digits: bigint, power: number): Micro {
  if (power >= 0) return digits * 10n ** BigInt(power)
  const step = 10n ** BigInt(-power)
  return roundTo(digits, step) / step
}

function written(decimal: string, currency: Currency): string {
  const [whole = '', places = ''] = decimal.replace('-', '').split('.')
  const minus = decimal.startsWith('-') && /[1-9]/.test(decimal) ? '-' : ''
  return `${minus}${signs[currency]}${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}.${places}`
}
