import type { FulltextSearchInput } from '@xinpu/sdk/datasheet'
import { id, oneOf, page, readsAddress, whole, withoutEmpty, type Reading } from '../app/address.ts'

const [firstYear, lastYear] = [1950, 2200]

const year: Reading<number> = (value) => {
  const read = whole(lastYear)(value)
  return read !== undefined && read >= firstYear ? read : undefined
}

/** Reads the state of a search in texts. Defaults are left out. */
export const readFulltextParams = readsAddress({
  brandId: id,
  categoryId: id,
  lang: oneOf(['zh', 'en']),
  year,
  sort: oneOf(['newest', 'downloads']),
  page,
})

export type FulltextParams = ReturnType<typeof readFulltextParams>

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
