/** Strokes, within a class of letters. */
export const stroke = String.raw`\-\u2010-\u2015\u2212`

/** Where a word begins and ends. */
export const [begins, ends] = ['(?<![0-9A-Za-z])', '(?![0-9A-Za-z])']

/** Between a name and what it names. */
export const isSaid = String.raw`\s*(?:[:=是]\s*)?`

/** A word, with what stands between its letters. */
export const apart = (word: string): string => [...word].join(String.raw`[\s.·_*\-]{0,3}`)

/** What mobiles of the mainland begin with. */
export const mobile = '(?:13\\d|14[5-9]|15[0-35-9]|16[2567]|17[0-8]|18\\d|19[0-35-9])'
