import { id, oneOf, page, readsAddress, whole, type Reading } from '../app/address.ts'

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
