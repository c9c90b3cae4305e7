import { withoutEmpty } from '../app/address.ts'
import type { BrandSpecsParams, DirectoryParams } from './brand-params.ts'

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
