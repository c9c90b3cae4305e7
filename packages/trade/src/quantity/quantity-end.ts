import { applyScale, scaleIn, scaleOf, type Scale } from './quantity-unit.ts'

/** One end of a quantity as it stands in a text: `2.7` or `5.5V`. */
export interface End {
  digits: string
  /** Undefined when a number stands alone: the other end of its range may tell. */
  scale: Scale | undefined
  end: number
}

// Every repetition is bounded, so that reading costs the same at each place whatever the text.
const number = /[+-]?(?:\d{1,3}(?:,\d{3}){1,4}|\d{1,15})?(?:\.\d{1,15})?(?:[eE][+-]?\d{1,2})?/y
const fraction = /([1-9]\d{0,2})\/([1-9]\d{0,2}) ?(?=[mk]?[Ww](?![A-Za-z0-9]))/y
const infix = /([+-]?\d{1,4})([RrKkMmnpuμVvF])(\d{1,3})(?![A-Za-z0-9.])/y
const suffixes = /( ?)(?:-(?=[Bb]it))?([kKmM]?欧姆?|[A-Za-zμΩ°]{1,8}|%|位)/y
const wordGoesOn = /[A-Za-z0-9μΩ°]|\/ ?(?:[munμ]?s|°C|K|W|√?Hz|[muμ]?[VA]|min|h)(?![A-Za-z0-9])/y

/** Units of one letter that a space parts from their number only by chance: `0402 F`. */
const needsTouch = /^[RrmsBFHKk]$/

/** Reads the end that starts at a place, or nothing when what stands there is no quantity. */
export function readEnd(text: string, at: number, unit?: string): End | undefined {
  return readInfix(text, at, unit) ?? readPlain(text, at, unit)
}

/** `4k7`, `4R7` and `2n2`: the letter stands where the point would. */
function readInfix(text: string, at: number, unit: string | undefined): End | undefined {
  const found = matchAt(infix, text, at)
  if (!found) return undefined
  const [all, whole, letter = '', rest] = found
  const scale = infixScale(letter, unit)
  return scale && { digits: `${whole}.${rest}`, scale, end: at + all.length }
}

function infixScale(letter: string, unit: string | undefined): Scale | undefined {
  if (unit) return scaleIn(letter, unit)
  if (/[RrVv]/.test(letter)) return scaleOf(letter)
  // IEC 60062 marks capacitors by these; 4u7 is an inductor as often.
  if (/[np]/.test(letter)) return scaleOf(`${letter}F`)
  return /[Kk]/.test(letter) ? scaleOf('k') : undefined
}

function readPlain(text: string, at: number, unit: string | undefined): End | undefined {
  const part = matchAt(fraction, text, at)
  const found = part ?? matchAt(number, text, at)
  if (!found || !/\d/.test(found[0])) return undefined
  const digits = part ? String(Number(part[1]) / Number(part[2])) : found[0].replaceAll(',', '')
  return readSuffix(text, at + found[0].length, { digits, unit })
}

function readSuffix(
  text: string,
  at: number,
  { digits, unit }: { digits: string; unit: string | undefined },
): End | undefined {
  const literal = unit && !scaleOf(unit) && text.startsWith(unit, at) ? unit : undefined
  const [all = '', space = '', suffix = ''] = literal ? [literal, '', literal] : (matchAt(suffixes, text, at) ?? [])
  const end = at + all.length
  if (matchAt(wordGoesOn, text, end)) return undefined
  if (suffix === '') return { digits, scale: undefined, end }
  const scale = unit ? scaleIn(suffix, unit) : freeScale(suffix, space, digits)
  return scale ? { digits, scale, end } : undefined
}

function freeScale(suffix: string, space: string, digits: string): Scale | undefined {
  if (space && needsTouch.test(suffix)) return undefined
  // 6500K is a colour of light, 10K a resistor.
  if (suffix === 'K' && Number(digits) < 1000) return scaleOf('k')
  return scaleOf(suffix)
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** What an end comes to. */
export const valueOf = ({ digits }: End, scale: Scale): number => applyScale(digits, scale)
