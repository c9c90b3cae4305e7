/** 100nF, 4R7, 50V, 16MHz: a value with its unit. */
const value =
  /^[±<>]?\d{1,6}(?:\.\d{1,4})?(?:[pnuµmk]?(?:f|h|v|a|w)(?:dc|ac)?|[kmg]?hz|[kmµu]?(?:Ω|ohms?|欧)|r)(?:\d{1,3})?$/i
const tolerance = /^±?\d{1,2}(?:\.\d{1,2})?%$/
const dielectric = /^(?:x[5-8][rstuv]|[cn][0op][0og]|y5v|z5u)$/i
/** Words with figures that are no part: 48H, RoHS2.0, ISO9001. */
const others = /^(?:\d{1,3}h|[ad]c\d{1,3}v?|(?:rohs|reach|iso|moq|spq|mpq)[\d.:]*)$/i

/** A value as passive parts are told by, without a number. */
export const isValue = (word: string): boolean => value.test(word) || tolerance.test(word) || dielectric.test(word)

/** Whether a word with figures in it is none of a part. */
export const isNoModel = (word: string): boolean => isValue(word) || others.test(word)

/** Whether a value says itself what it is of: 1% does not. */
export const isWholeValue = (word: string): boolean => value.test(word)

/** Whether a word tells how exact a value is. */
export const isTolerance = (word: string): boolean => tolerance.test(word)
