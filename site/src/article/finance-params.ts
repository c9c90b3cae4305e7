import { oneOf, page, readsAddress, whole, withoutEmpty, word, type Reading } from '../app/address.ts'

const year: Reading<number> = (value) => {
  const read = whole(2100)(value)
  return read !== undefined && read >= 1990 ? read : undefined
}

/** The whole year is 0, which no other address counts from. */
const quarter: Reading<number> = (value) => (String(value) === '0' ? 0 : whole(4)(value))

/** Reads which figures of companies are looked at. */
export const readFinanceParams = readsAddress({
  keywords: word(100),
  year,
  quarter,
  sort: oneOf(['profit', 'newest']),
  against: oneOf(['quarter']),
  page,
})
export type FinanceParams = ReturnType<typeof readFinanceParams>

export const financePageSize = 20

/** What the server is asked for them. */
export const financeInput = ({ page: at = 1, against: _against, ...asked }: FinanceParams) => ({
  pageIndex: at,
  pageSize: financePageSize,
  ...withoutEmpty(asked),
})

/** What the companies of a brand reported last. */
export const ofBrand = (brandId: number) => ({ brandId, pageSize: 5 })
