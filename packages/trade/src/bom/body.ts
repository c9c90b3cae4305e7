/** How large a body is, in millimetres: both its sides, or the width alone that its family is sold by. */
export type Body = readonly [number] | readonly [number, number]

/** Families with bodies of several sizes; of the others the name alone tells the size. */
const several = /^(?:[a-z]*qf[np]+|lfcsp|[a-z]*(?:so|sop|soj|son|dfn|bga|lga|csp))\d/

/** A side in millimetres. */
export const figure = String.raw`(\d{1,2}(?:\.\d{1,2})?)`

/** 3.9x4.9mm, (7x7), 5×6mm; the pad beneath stands behind: EP2.65x2.65. */
const sides = new RegExp(String.raw`(?<![a-z0-9.])${figure}(?:mm)?\s*[x×*]\s*${figure}(?![0-9])`, 'i')

/** L4.9-W3.9. */
const lettered = new RegExp(`(?<![a-z0-9])L${figure}-W${figure}(?![0-9])`, 'i')

/** 3.90mm Width. */
const width = new RegExp(`(?<![0-9.])${figure} ?mm width`, 'i')

/** Span of the legs in hundredths of a millimetre, as IPC-7351 names land patterns: SOIC127P1030X265-16N is a wide one. */
const span = /^SOIC127P(600|[78]\d0|10[23]\d)X/i

/** Widths that are told in thousandths of an inch, as makers draw them. */
const mils: Readonly<Record<string, number>> = { '150': 3.9, '173': 4.4, '208': 5.3, '209': 5.3, '300': 7.5 }

/**
 * The body that a package is told with; undefined where none is, or its family has but one.
 *
 * @param key The package's one spelling.
 */
export function bodyIn(text: string, key: string): Body | undefined {
  if (!several.test(key)) return undefined
  const [, one, other] = sides.exec(text) ?? lettered.exec(text) ?? []
  if (one !== undefined && other !== undefined) return [Number(one), Number(other)]
  const wide = widthIn(text)
  return wide === undefined ? undefined : [wide]
}

/** How wide the body alone is told to be: in millimetres, in thousandths of an inch, or by the span of its legs. */
function widthIn(text: string): number | undefined {
  const [, legs] = span.exec(text.trim()) ?? []
  if (legs !== undefined) return legs.startsWith('10') ? 7.5 : legs === '600' ? 3.9 : 5.3
  const [, told] = width.exec(text) ?? []
  const [, mil = ''] = /(?<![0-9])(\d{3}) ?mil(?![a-z])/i.exec(text) ?? []
  return told === undefined ? mils[mil] : Number(told)
}

/** What two sheets may round a side to. */
const tolerance = 0.3

export const isClose = (one: number, other: number, within = tolerance): boolean =>
  Math.abs(one - other) <= within + 1e-9

/** Whether two bodies can be one: both sides, whichever is told first; a width alone is that of either side. */
export function isSameBody(one: Body, other: Body, within = tolerance): boolean {
  const [first, second] = [one, other].map((body) => body.toSorted((a, b) => a - b))
  if (!first || !second) return true
  return first.length === second.length
    ? first.every((side, at) => isClose(side, second[at] ?? side, within))
    : first.some((side) => second.some((own) => isClose(side, own, within)))
}

/** 3.9×4.9 mm */
export const bodyText = (body: Body): string => `${body.join('×')} mm`
