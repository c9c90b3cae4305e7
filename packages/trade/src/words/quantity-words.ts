import { anyOf, type Need } from './need.ts'

/** Digits of a value that count: 32.768 kHz is not 32.77 kHz. */
const digits = 6
/** Added to the power of ten, so that it is written in two digits whatever its sign. */
const lift = 50
const lowest = '0'.repeat(digits + 2)
const highest = '9'.repeat(digits + 2)

/** Two digits of power and six of value: as texts such keys stand in the order of their values. */
function keyOf(size: number): string {
  const [mantissa = '', power = '0'] = size.toExponential(digits - 1).split('e')
  const lifted = Math.min(99, Math.max(0, Number(power) + lift))
  return `${String(lifted).padStart(2, '0')}${mantissa.replace('.', '')}`
}

/**
 * The lexeme of a quantity: 100nF, 0.1µF and 100000pF are one. It is kept apart from words by a sign that no word
 * begins with, and those of one unit and sign are in the order of their values.
 */
export const quantityWord = (value: number, unit: string): string => `${headOf(value, unit)}${keyOf(Math.abs(value))}`

const headOf = (value: number, unit: string) => `=${unit.toLowerCase()}${value < 0 ? '-' : '+'}`

/** What is asked of a quantity; an end that is open is null, and one that is told may be left out. */
export interface Between {
  low: number | null
  high: number | null
  unit: string
  isStrict?: boolean
}

/** Beginnings of every quantity between two ends; what is measured below zero is asked for only where it is said. */
export function quantitiesBetween({ low, high, unit, isStrict = false }: Between): Need | undefined {
  const [from, to] = [low ?? (unit === '°C' ? -Infinity : Math.min(0, high ?? 0)), high ?? Infinity]
  const needs = [
    ...(from < 0 ? keysBetween(Math.max(0, -to), -from, isStrict).map((key) => headOf(-1, unit) + key) : []),
    ...(to >= 0 ? keysBetween(Math.max(0, from), to, isStrict).map((key) => headOf(1, unit) + key) : []),
  ]
  return anyOf(needs.map((prefix) => ({ prefix })))
}

/** An end that is left out is passed by one step of the last figure that counts; nought and infinity are no ends. */
function keysBetween(low: number, high: number, isStrict: boolean): string[] {
  const isLeftOut = (size: number) => isStrict && size > 0 && size < Infinity
  return beginnings(
    isLeftOut(low) ? stepped(edge(low), 1) : lowEdge(low),
    isLeftOut(high) ? stepped(edge(high), -1) : edge(high),
  )
}

const stepped = (key: string, step: number): string => String(Number(key) + step).padStart(digits + 2, '0')

const edge = (size: number): string => (size === 0 ? lowest : size === Infinity ? highest : keyOf(size))

/** No value begins with 0 but nought itself, so from 1 on is from the power on: one beginning in place of nine. */
const lowEdge = (size: number): string =>
  edge(size).replace(/10*$/, (tail) => (tail.length === digits ? '0'.repeat(digits) : tail))

/** The shortest beginnings that all keys from one to another have, and no others: 1200 to 3999 are 12 … 19, 2 and 3. */
function beginnings(low: string, high: string, begun = ''): string[] {
  if (low > high) return []
  if (/^0*$/.test(low) && /^9*$/.test(high)) return [begun]
  const [first, last] = [Number(low[0]), Number(high[0])]
  const found: string[] = []
  for (let digit = first; digit <= last; digit += 1) {
    const rest = [
      digit === first ? low.slice(1) : '0'.repeat(low.length - 1),
      digit === last ? high.slice(1) : '9'.repeat(high.length - 1),
    ] as const
    found.push(...beginnings(...rest, `${begun}${digit}`))
  }
  return found
}
