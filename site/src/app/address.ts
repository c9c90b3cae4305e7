/** What an address says after its question mark, as the router gives it. */
export type Given = Readonly<Record<string, unknown>>

/** Reads one value of an address; undefined where it is none that a page can show. */
export type Reading<Value> = (value: unknown) => Value | undefined

/** What an address says to a page, as its reader gives it. */
type Said<Readings> = {
  [Key in keyof Readings]?: Readings[Key] extends Reading<infer Value> ? Value | undefined : never
}

/**
 * Reads the state of a page from its address, for `validateSearch`. What cannot be is undefined, because the router
 * would put back what is left out. Plain rules rather than a schema: the browser carries no schema library.
 */
export const readsAddress =
  <Readings extends Record<string, Reading<unknown>>>(readings: Readings) =>
  (given: Given): Said<Readings> =>
    Object.fromEntries(Object.entries(readings).map(([key, read]) => [key, read(given[key])])) as Said<Readings>

/** A whole number from 1. */
export const whole =
  (greatest: number): Reading<number> =>
  (value) => {
    const number = typeof value === 'string' ? Number(value) : value
    return typeof number === 'number' && Number.isInteger(number) && number >= 1 && number <= greatest
      ? number
      : undefined
  }

/** The number that the database knows something by. */
export const id = whole(2_147_483_647)

/** A page of a list. */
export const page = whole(100_000)

/** One of several words. */
export const oneOf =
  <const T extends string>(values: readonly T[]): Reading<T> =>
  (value) =>
    values.find((one) => one === value)

/** A word, cut where it is longer than it can be; the router reads figures as numbers. */
export const word =
  (most: number): Reading<string> =>
  (value) =>
    typeof value === 'string' || typeof value === 'number' ? cleanText(String(value), most) || undefined : undefined

/** A day: 2026-01-31. */
export const day: Reading<string> = (value) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && isoOf(value) === value ? value : undefined

const isoOf = (text: string): string | undefined => {
  const at = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString().slice(0, 10)
}

/** A switch that is on; off says nothing. */
export const on: Reading<true> = (value) => value === true || undefined

/** A letter of an index, or `#` for all that begin with none. */
export const letter: Reading<string> = (value) => {
  const first = word(1)(value)?.toUpperCase()
  return first && /^[A-Z#]$/.test(first) ? first : undefined
}

/** Values of one kind, where an address says one or several. */
export const many =
  <Value>(read: Reading<Value>, most: number): Reading<Value[]> =>
  (value) => {
    const values = (Array.isArray(value) ? value.slice(0, most) : [value]).map(read)
    const good = values.filter((one): one is Value => one !== undefined)
    return good.length > 0 ? good : undefined
  }

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
