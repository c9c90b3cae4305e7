/** Where the groups of a code begin: department and kind, region, organisation, check. */
const starts = [2, 8, 17] as const

/** More than a code has: a paste that is too long is told about, not cut. */
const longest = 30

/** A code as it was typed or pasted: full-width figures, small letters, blanks and hyphens of print are put right. */
export const cleanCode = (text: string): string =>
  [
    ...text
      .normalize('NFKC')
      .replaceAll(/[\s\p{Cf}-]/gu, '')
      .toUpperCase(),
  ]
    .slice(0, longest)
    .join('')

/** Where a character of the code stands in its groups. */
export const placeOf = (at: number): number => at + starts.filter((start) => start <= at).length

/** Where the caret stands that has so many characters before it: it stays before the blank that follows. */
export const caretAfter = (count: number): number => (count === 0 ? 0 : placeOf(count - 1) + 1)

/** The code in its groups, to be read beside a licence: `91 440300 708461136 T`. */
export const groupedCode = (code: string): string =>
  [...code].map((character, at) => ((starts as readonly number[]).includes(at) ? ` ${character}` : character)).join('')
