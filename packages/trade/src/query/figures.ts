import { placeQuantities, plainText, type PlacedQuantity } from '../quantity/quantity.ts'

/** One figure of a description, as it stands there. */
export interface Figure {
  low: number | null
  high: number | null
  unit: string
  /** As it is written, its condition left out. */
  text: string
  form: 'value' | 'range' | 'tolerance' | 'bound'
  /** What was measured under, `1A` in 1.3V@(1A); empty where nothing is told. */
  condition: string
  /** The run of signs that it stands in: `P=2.54mm`. */
  word: string
  /** It is one of several that stand side by side, `3.3V、5V`: none of them is the figure. */
  isListed: boolean
}

/**
 * The figures of a description in the order they stand, each with what it was measured under.
 *
 * @example readFigures('1.3V@(1A) 15V ±1%').map(({ text, condition }) => text + condition) // ['1.3V1A', '15V', '±1%']
 */
export function readFigures(description: string): Figure[] {
  const text = plainText(description)
  return placeQuantities(text).flatMap((found) => (isCondition(text, found.start) ? [] : [figureOf(text, found)]))
}

/** `120Hz` of 60dB@(120Hz) is no figure of the part. */
const isCondition = (text: string, start: number): boolean =>
  /@ ?\(?[^\s、]*$/.test(text.slice(Math.max(0, start - 24), start))

const measured = /@ ?\(?([^\s、()]*)\)?/y
/** The other members of a list stand behind it, or before it; so does the lower end of `1 to 125 MHz`. */
const listGoesOn = /[、/][-+±]?[.\d]/y

function figureOf(text: string, { low, high, unit, start, end, text: written }: PlacedQuantity): Figure {
  measured.lastIndex = end
  const [all = '', condition = ''] = measured.exec(text) ?? []
  return {
    low,
    high,
    unit,
    text: written,
    form: formOf({ low, high }, written),
    condition,
    word: wordAround(text, start, end),
    isListed: isOneOfMany(text, start, end + all.length),
  }
}

function formOf({ low, high }: Pick<Figure, 'low' | 'high'>, written: string): Figure['form'] {
  if (low === null || high === null) return 'bound'
  if (/^(?:±|\+\/-)/.test(written)) return 'tolerance'
  return low === high ? 'value' : 'range'
}

function isOneOfMany(text: string, start: number, end: number): boolean {
  listGoesOn.lastIndex = end
  return /[、/]$|\d ?to $/.test(text.slice(Math.max(0, start - 5), start)) || listGoesOn.test(text)
}

const wordAround = (text: string, start: number, end: number): string =>
  (/[^ ]{0,16}$/.exec(text.slice(0, start))?.[0] ?? '') +
  text.slice(start, end) +
  (/^[^ ]{0,16}/.exec(text.slice(end))?.[0] ?? '')
