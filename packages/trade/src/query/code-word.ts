import { matchAt, type Found, type Place } from './place.ts'
import { quantityReading } from './quantity-word.ts'

/** A unit behind the digits, in letters or in Chinese, makes them a number: 330欧 is no code. */
const unitless = '(?![A-Za-z0-9.%µΩ欧千兆伏安瓦法亨赫皮纳微毫-]| ohm)'
const code = /* @__PURE__ */ new RegExp(String.raw`(\d{2})(\d)(?=[BCDFGJKMZ]?${unitless})`, 'y')
const longCode = /* @__PURE__ */ new RegExp(String.raw`(\d{3})(\d)(?=[BDFGJ]?${unitless})`, 'y')
const pointed = /(\d{0,3})R(\d{1,3})(?![A-Za-z0-9.-])/y
/** A letter before 型 or 壳 names a case. */
const letter = /[BDFGJKM](?![A-Za-z0-9.+-]| ?[型壳])/y

/** A value as it is printed on a part: 104 on a capacitor, 472 on a resistor, 4R7 on an inductor. */
export function codeAt(place: Place): Found | undefined {
  const { unit, hasChipSize } = place.trade
  if (unit === 'F' || (unit === undefined && hasChipSize)) return capacitance(place)
  if (unit === 'Ω') return resistance(place)
  return unit === 'H' ? inductance(place) : undefined
}

const capacitance = ({ text, at }: Place) => coded(matchAt(code, text, at), 'F', -12)

function resistance({ text, at }: Place): Found | undefined {
  const found = matchAt(longCode, text, at) ?? matchAt(code, text, at)
  if (!found) return decimal(matchAt(pointed, text, at), 'Ω', 0)
  // 100K is a hundred thousand, not ten within ten per cent.
  if (/[KM]/.test(text.charAt(at + found[0].length))) return undefined
  // 470 beside a resistor is 470 Ω, as it is said.
  return found[2] === '0' ? valued(Number(found[0]), 'Ω', found[0]) : coded(found, 'Ω', 0)
}

const inductance = ({ text, at }: Place) =>
  coded(matchAt(code, text, at), 'H', -6) ?? decimal(matchAt(pointed, text, at), 'H', -6)

function coded(found: RegExpExecArray | null, unit: string, power: number): Found | undefined {
  if (!found || found[1]?.startsWith('0')) return undefined
  const [all, digits = '', zeros = ''] = found
  // 8 and 9 stand for two places and one behind the point.
  return valued(Number(`${digits}e${(Number(zeros) > 7 ? Number(zeros) - 10 : Number(zeros)) + power}`), unit, all)
}

function decimal(found: RegExpExecArray | null, unit: string, power: number): Found | undefined {
  if (!found) return undefined
  const [all, whole = '', rest = ''] = found
  return valued(Number(`${whole || '0'}.${rest}e${power}`), unit, all)
}

const valued = (value: number, unit: string, { length }: string): Found => ({
  length,
  reading: quantityReading({ low: value, high: value, unit }, ''),
})

const tolerances: Record<string, number> = { B: 0.1, D: 0.5, F: 1, G: 2, J: 5, K: 10, M: 20 }

/** A letter that stands for a tolerance where passive parts are spoken of: the J of `10k J`. */
export function toleranceAt({ text, at, trade }: Place): Found | undefined {
  const { unit, hasChipSize } = trade
  if (!hasChipSize && unit !== 'F' && unit !== 'Ω' && unit !== 'H') return undefined
  const percent = tolerances[matchAt(letter, text, at)?.[0] ?? '']
  if (percent === undefined) return undefined
  return { length: 1, reading: quantityReading({ low: percent, high: percent, unit: '%' }, '±') }
}
