import { readEnd, valueOf, type End } from './quantity-end.ts'
import { scaleIn, type Scale } from './quantity-unit.ts'

/**
 * A number with its unit, as parts are described by: in SI units, with an open end where the text names only one.
 * A tolerance such as ±5% has both ends at 5: its sign is in the text.
 */
export interface Quantity {
  low: number | null
  high: number | null
  unit: string
  text: string
}

interface Found {
  quantity: Quantity
  end: number
}

const starts = /(?<![A-Za-z0-9μΩ°_.,@+/-]|@ )(?:\+\/-|[±≤≥≦≧<>]=?)?[+-]?\.?\d/gu
const bound = /(\+\/-|[±≤≥≦≧<>]=?) ?/y
const separator = / ?(?:~|\.{2,3}|–|—|至|到|to |-) ?(?:±|(?=[+-]?\.?\d))/y

/**
 * Reads a text that is one quantity as a whole; a condition after `@` is passed over.
 *
 * @example parseQuantity('140mV@300mA')      // { low: 0.14, high: 0.14, unit: 'V', … }
 * @example parseQuantity('-40~85°C')         // { low: -40, high: 85, unit: '°C', … }
 * @example parseQuantity('10K', 'Ω')         // { low: 10000, high: 10000, unit: 'Ω', … }
 */
export function parseQuantity(text: string, unit?: string): Quantity | null {
  const plain = plainText(text.slice(0, longest))
  const whole = plain.split('@', 1)[0]?.trim() ?? ''
  const found = readQuantity(whole, 0, unit && plainText(unit))
  if (found?.end !== whole.length) return null
  return { ...found.quantity, unit: unit ?? found.quantity.unit, text: text.trim() }
}

/** No one writes a longer cell; a longer one is not read to its end. */
const longest = 200

/** A quantity inside a longer text, and where it stands. */
export interface PlacedQuantity extends Quantity {
  start: number
  end: number
}

/** Finds the quantities inside a longer text: `100nF 16V ±10% X7R 0402` has three. */
export const parseQuantities = (text: string): Quantity[] =>
  placeQuantities(plainText(text)).map(({ start: _start, end: _end, ...quantity }) => quantity)

/** Finds the quantities inside a text that is in plain spelling already (`plainText`), with their places in it. */
export function placeQuantities(plain: string): PlacedQuantity[] {
  const quantities: PlacedQuantity[] = []
  let last = 0
  for (const { index } of plain.matchAll(starts)) {
    const found = index >= last && readQuantity(plain, index)
    if (!found) continue
    last = found.end
    quantities.push({ ...found.quantity, start: index, end: last })
  }
  return quantities
}

/** One spelling of what Unicode writes in many ways: ℃, full-width signs, three kinds of minus. */
export const plainText = (text: string): string => text.normalize('NFKC').replaceAll('−', '-').replaceAll(/\s+/g, ' ')

function readQuantity(text: string, at: number, unit?: string): Found | undefined {
  bound.lastIndex = at
  const sign = bound.exec(text)
  const first = readEnd(text, at + (sign?.[0].length ?? 0), unit)
  if (!first) return undefined
  const range = sign && !isTolerance(sign[1]) ? undefined : readRange(text, first, unit)
  const single = range ?? readSingle(first, { sign: sign?.[1], unit })
  return (
    single && { ...single, quantity: { ...single.quantity, text: text.slice(at, single.end).replaceAll('μ', 'µ') } }
  )
}

const isTolerance = (sign: string | undefined): boolean => sign === '±' || sign === '+/-'

function readRange(text: string, first: End, unit: string | undefined): Found | undefined {
  separator.lastIndex = first.end
  const between = separator.exec(text)
  const second = between && readEnd(text, first.end + between[0].length, unit)
  if (!second) return undefined
  const scale = second.scale ?? first.scale ?? (unit === undefined ? undefined : scaleIn('', unit))
  if (!scale || (first.scale && first.scale.unit !== scale.unit)) return undefined
  const ends: [number, number] = [valueOf(first, first.scale ?? scale), valueOf(second, scale)]
  // A hyphen parts more than ranges: only a rising pair is one.
  if (between[0].includes('-') && ends[0] >= ends[1]) return undefined
  return { quantity: { low: Math.min(...ends), high: Math.max(...ends), unit: scale.unit, text: '' }, end: second.end }
}

function readSingle(
  first: End,
  { sign, unit }: { sign: string | undefined; unit: string | undefined },
): Found | undefined {
  const scale: Scale | undefined = first.scale ?? (unit === undefined ? undefined : scaleIn('', unit))
  if (!scale) return undefined
  const value = valueOf(first, scale)
  const low = sign && /[≤≦<]/.test(sign) ? null : value
  const high = sign && /[≥≧>]/.test(sign) ? null : value
  return { quantity: { low, high, unit: scale.unit, text: '' }, end: first.end }
}
