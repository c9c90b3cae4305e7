import type { FulltextSearchInput } from '@xinpu/sdk/datasheet'
import { oneOf, withoutEmpty, wholeOf, type Given } from '../app/address.ts'

/** The state of a search in texts in the address. Defaults are left out. */
export interface FulltextParams {
  brandId?: number | undefined
  categoryId?: number | undefined
  lang?: 'zh' | 'en' | undefined
  year?: number | undefined
  sort?: 'newest' | 'downloads' | undefined
  page?: number | undefined
}

const greatestId = 2_147_483_647
const [firstYear, lastYear] = [1950, 2200]

/** Reads the state from an address; a value that cannot be is undefined. */
export const readFulltextParams = (given: Given): FulltextParams => ({
  brandId: wholeOf(given['brandId'], greatestId),
  categoryId: wholeOf(given['categoryId'], greatestId),
  lang: oneOf(['zh', 'en'] as const, given['lang']),
  year: yearOf(given['year']),
  sort: oneOf(['newest', 'downloads'] as const, given['sort']),
  page: wholeOf(given['page'], 100_000),
})

function yearOf(value: unknown): number | undefined {
  const year = wholeOf(value, lastYear)
  return year !== undefined && year >= firstYear ? year : undefined
}

/** What the server is asked for an address. */
export const fulltextInputOf = (
  text: string,
  { brandId, categoryId, lang, year, sort, page = 1 }: FulltextParams,
): FulltextSearchInput => ({
  keywords: text,
  pageIndex: page,
  ...withoutEmpty({ brandId, categoryId, language: lang, year, sort }),
})

/** How many ways of narrowing are in use. */
export const fulltextNarrowedBy = ({ brandId, categoryId, lang, year }: FulltextParams): number =>
  [brandId, categoryId, lang, year].filter((value) => value !== undefined).length
