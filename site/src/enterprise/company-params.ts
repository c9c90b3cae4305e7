import { oneOf, page, readsAddress, word } from '../app/address.ts'

/** Reads what companies are searched by. */
export const readCompanySearch = readsAddress({ keywords: word(100), region: word(60), type: word(20), page })
export type CompanySearchParams = ReturnType<typeof readCompanySearch>

/** Reads which part of the page of a company is shown; without one, what it is. */
export const readCompanyParams = readsAddress({
  tab: oneOf(['demand', 'supply', 'stock', 'goods', 'jobs', 'contacts', 'evidence']),
  keywords: word(100),
  page,
})
export type CompanyParams = ReturnType<typeof readCompanyParams>
export type CompanyTab = NonNullable<CompanyParams['tab']>
