import { id, letter, oneOf, page, readsAddress, word } from '../app/address.ts'

/** Reads which brands of the directory are shown. */
export const readDirectoryParams = readsAddress({ letter, keywords: word(100), categoryId: id, page })

export type DirectoryParams = ReturnType<typeof readDirectoryParams>

/** Reads which datasheets of a brand are shown; brand and page are in the path. */
export const readBrandSpecsParams = readsAddress({
  keywords: word(200),
  categoryId: id,
  sort: oneOf(['downloads', 'name']),
})

export type BrandSpecsParams = ReturnType<typeof readBrandSpecsParams>
