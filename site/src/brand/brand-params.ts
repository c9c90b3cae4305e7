import { oneOf, wholeOf, withoutEmpty, wordOf, type Given } from '../app/address.ts'

/** Which brands of the directory are shown. */
export interface DirectoryParams {
  letter?: string | undefined
  keywords?: string | undefined
  categoryId?: number | undefined
  page?: number | undefined
}

/** Which datasheets of a brand are shown; brand and page are in the path. */
export interface BrandSpecsParams {
  keywords?: string | undefined
  categoryId?: number | undefined
  sort?: 'downloads' | 'name' | undefined
}

const greatestId = 2_147_483_647
const longestName = 100
const longestSearch = 200

export function readDirectoryParams(given: Given): DirectoryParams {
  const letter = wordOf(given['letter'], 1)?.toUpperCase()
  return {
    letter: letter && /^[A-Z#]$/.test(letter) ? letter : undefined,
    keywords: wordOf(given['keywords'], longestName),
    categoryId: wholeOf(given['categoryId'], greatestId),
    page: wholeOf(given['page'], 100_000),
  }
}

export const readBrandSpecsParams = (given: Given): BrandSpecsParams => ({
  keywords: wordOf(given['keywords'], longestSearch),
  categoryId: wholeOf(given['categoryId'], greatestId),
  sort: oneOf(['downloads', 'name'] as const, given['sort']),
})

/** The halves of the directory, as its addresses number them. */
export const directoryTypes = [
  { id: '0', label: '全部', title: '' },
  { id: '1', label: '国际原厂', title: '国际' },
  { id: '2', label: '国产原厂', title: '国产' },
] as const

export const directoryPageSize = 40
export const specsPageSize = 20

/** What the server is asked for a page of the directory. */
export const directoryInput = (type: string, { page = 1, ...narrowed }: DirectoryParams) => ({
  ...withoutEmpty({ ...narrowed, type: halfOf(type) }),
  pageIndex: page,
  pageSize: directoryPageSize,
})

/** Undefined for both halves. */
export const halfOf = (type: string): 1 | 2 | undefined => (type === '1' ? 1 : type === '2' ? 2 : undefined)

/** What the server is asked for a page of the datasheets of a brand: the newest first, unless another order is chosen. */
export const specsInput = (brandId: number, page: number, { sort, ...narrowed }: BrandSpecsParams) => ({
  brandId,
  ...withoutEmpty({ ...narrowed, sort: sort ?? (narrowed.keywords ? undefined : ('newest' as const)) }),
  pageIndex: page,
  pageSize: specsPageSize,
})
