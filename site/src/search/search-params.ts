import type { PartSearchInput } from '@xinpu/sdk/datasheet'
import { cleanText, id, many, on, oneOf, page, readsAddress, withoutEmpty, word, type Given } from '../app/address.ts'

/** What a list of parts is narrowed by, in the address: `f.容值=100n..1u` is a condition on a parameter. */
export interface Narrowed {
  brandId?: number[] | undefined
  categoryId?: number | undefined
  package?: string[] | undefined
  stock?: true | undefined
  [condition: `f.${string}`]: string | undefined
}

/** How many parts or datasheets a page of results has, as the server cuts it. */
export const resultsPageSize = 20

const mostValues = 50

const readWays = readsAddress({
  brandId: many(id, mostValues),
  categoryId: id,
  package: many(word(60), mostValues),
  stock: on,
})

/** Reads what a list is narrowed by; what cannot be is undefined. */
export const readNarrowed = (given: Given): Narrowed => ({ ...readWays(given), ...readConditions(given) })

const mostConditions = 20
const longestCondition = 200

/** The router reads figures as numbers: a condition is the text that it was. What is none is undefined, too. */
function readConditions(given: Given): Narrowed {
  const read = Object.entries(given)
    .filter(([key]) => key.startsWith('f.') && key.length > 2)
    .map(([key, value]) => [key, word(longestCondition - key.length)(value)] as const)
  const kept = read.filter(([, value]) => value !== undefined).slice(0, mostConditions)
  return { ...Object.fromEntries(read.map(([key]) => [key, undefined])), ...Object.fromEntries(kept) }
}

/** Conditions on parameters as the server is asked for them: `容值=100n..1u`. */
export const conditionsOf = (search: Narrowed): string[] =>
  Object.entries(search).flatMap(([key, value]) =>
    key.startsWith('f.') && typeof value === 'string' ? [`${key.slice(2)}=${value}`] : [],
  )

/** What the server is asked to narrow a list by. */
export const narrowingOf = (search: Narrowed) => {
  const { brandId, categoryId, package: packages, stock } = search
  const f = conditionsOf(search)
  return withoutEmpty({ brandId, categoryId, package: packages, stock, f: f.length > 0 ? f : undefined })
}

const readList = readsAddress({ tab: oneOf(['model', 'spec']), sort: oneOf(['stock', 'newest']), page })

/** The state of a list of results in the address. Defaults are left out. */
export type SearchParams = Narrowed & ReturnType<typeof readList>

export const readSearchParams = (given: Given): SearchParams => ({ ...readNarrowed(given), ...readList(given) })

/** Reads the text of a search from the path. */
export const searchText = { parse: ({ search }: { search: string }) => ({ search: cleanText(search) }) }

/** What the server is asked for an address. */
export const partSearchOf = (text: string, search: SearchParams): PartSearchInput => ({
  keywords: text,
  pageIndex: search.page ?? 1,
  ...withoutEmpty({ ...narrowingOf(search), sort: search.sort }),
})

/** How many ways of narrowing are in use. */
export const narrowedBy = (search: Narrowed): number => {
  const { brandId = [], categoryId, package: packages = [], stock } = search
  return (
    brandId.length +
    packages.length +
    Number(categoryId !== undefined) +
    Number(stock ?? false) +
    conditionsOf(search).length
  )
}
