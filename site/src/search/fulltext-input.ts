import type { FulltextSearchInput } from '@xinpu/sdk/datasheet'
import { withoutEmpty } from '../app/address.ts'
import type { FulltextParams } from './fulltext-params.ts'

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
