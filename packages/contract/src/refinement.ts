import * as z from 'zod'

/** What a check of our own looks for, as data: a text like a pattern, one that unfolds to `folded` signs at most, or a number of so many decimals. */
export type Refinement = { like: RegExp } | { folded: number } | { places: number }

/** What is refined cannot be read off a schema: it is noted here, for those who write rules from the contract. */
const noted = new WeakMap<object, Refinement>()

export const refinementOf = (check: object): Refinement | undefined => noted.get(check)

function refined<T = string>(refinement: Refinement, passes: (value: T) => boolean, error: string) {
  const check = z.refine<T>(passes, { error })
  noted.set(check, refinement)
  return check
}

/** A text that looks like something besides being well-formed. */
export const like = (pattern: RegExp, error: string) =>
  refined({ like: pattern }, (value) => pattern.test(value), error)

/** One sign may stand for many (㎡, ﷺ), and texts are kept and found unfolded: those of `max` signs have room for thrice as many. */
export const unfolds = (max: number, error: string) =>
  refined({ folded: 3 * max }, (value) => [...value].length > max || value.normalize('NFKC').length <= 3 * max, error)

/** A number with `places` decimals at most. */
export const decimals = (places: number, error: string) =>
  refined<number>(
    { places },
    (value) => Math.abs(value * 10 ** places - Math.round(value * 10 ** places)) < 1e-3,
    error,
  )
