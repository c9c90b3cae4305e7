import type { PartSearchInput } from '@xinpu/sdk/datasheet'

/** The state of a list of results in the address. Defaults are left out. */
export interface SearchParams {
  tab?: 'model' | 'spec' | undefined
  brandId?: number[] | undefined
  categoryId?: number | undefined
  package?: string[] | undefined
  stock?: true | undefined
  sort?: 'stock' | 'newest' | undefined
  page?: number | undefined
}

type Given = Readonly<Record<string, unknown>>

/**
 * Reads the state from an address; a value that cannot be is undefined, because the router would put back one that is
 * left out. Plain rules rather than a schema: the browser carries no schema library.
 */
export function readSearchParams(given: Given): SearchParams {
  return {
    tab: oneOf(['model', 'spec'] as const, given['tab']),
    brandId: manyOf(idOf, given['brandId']),
    categoryId: idOf(given['categoryId']),
    package: manyOf(nameOf, given['package']),
    stock: given['stock'] === true ? true : undefined,
    sort: oneOf(['stock', 'newest'] as const, given['sort']),
    page: wholeOf(given['page'], 100_000),
  }
}

/** Leaves out what says nothing, so that equal states have equal addresses. */
export const withoutEmpty = (search: SearchParams): SearchParams =>
  Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  )

const greatestId = 2_147_483_647
const mostValues = 50
const longestName = 60

/** A whole number from 1; undefined for anything else. */
export function wholeOf(value: unknown, greatest: number): number | undefined {
  const number = typeof value === 'string' ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number >= 1 && number <= greatest
    ? number
    : undefined
}

const idOf = (value: unknown) => wholeOf(value, greatestId)
const nameOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, longestName) : undefined
const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((one) => one === value)

function manyOf<T>(read: (value: unknown) => T | undefined, value: unknown): T[] | undefined {
  if (value === undefined) return undefined
  const values = Array.isArray(value) ? value.slice(0, mostValues) : [value]
  const good = values.map(read).filter((item) => item !== undefined)
  return good.length > 0 ? good : undefined
}

/** The longest text the server reads; what is beyond is cut. */
const longest = 200

/** What the server is asked for an address. */
export const partSearchOf = (
  text: string,
  { brandId, categoryId, package: packages, stock, sort, page = 1 }: SearchParams,
): PartSearchInput => ({
  keywords: text.slice(0, longest),
  pageIndex: page,
  ...withoutEmpty({ brandId, categoryId, package: packages, stock, sort }),
})

/** How many ways of narrowing are in use. */
export const narrowedBy = ({ brandId = [], categoryId, package: packages = [], stock }: SearchParams): number =>
  brandId.length + packages.length + Number(categoryId !== undefined) + Number(stock ?? false)

/** A word of an address, cut where it is longer than it can be; the router reads figures as numbers. */
export const wordOf = (value: unknown, most: number): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, most) || undefined : undefined
