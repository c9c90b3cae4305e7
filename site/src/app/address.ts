/** What an address says after its question mark, as the router gives it. */
export type Given = Readonly<Record<string, unknown>>

/** A whole number from 1; undefined for anything else. */
export function wholeOf(value: unknown, greatest: number): number | undefined {
  const number = typeof value === 'string' ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number >= 1 && number <= greatest
    ? number
    : undefined
}

/** One of several words; undefined for anything else. */
export const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((one) => one === value)

/** A word of an address, cut where it is longer than it can be; the router reads figures as numbers. */
export const wordOf = (value: unknown, most: number): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? cleanText(String(value), most) || undefined : undefined

/** The longest text the server reads; what is beyond is cut. */
const longest = 200

/**
 * A text of an address as the server reads it, so that both count its letters alike: no control characters, no blanks
 * around, no half letter at the cut.
 */
export const cleanText = (text: string, most = longest): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, most)
    .trim()
    .toWellFormed()

/** Leaves out what says nothing, so that equal states have equal addresses. */
export const withoutEmpty = <T extends object>(search: T): T =>
  Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  ) as T

/** The page to show instead, where the one that was asked for lies beyond the end of a list; else undefined. */
export function lastPage({ totalRecord }: { totalRecord: number }, page: number, pageSize: number): number | undefined {
  const last = Math.max(1, Math.ceil(totalRecord / pageSize))
  return page > last ? last : undefined
}

/** A page as an address carries it: the first is left out. */
export const pageInAddress = (page: number | undefined): number | undefined => (page === 1 ? undefined : page)
