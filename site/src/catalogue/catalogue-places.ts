import { linkOptions } from '@tanstack/react-router'
import { withoutEmpty } from '../search/search-params.ts'
import type { CatalogueParams } from './catalogue-params.ts'

/** Where all categories are. */
export const categoriesPlace = linkOptions({ to: '/datasheet/datasheetCategory/$', params: { _splat: '' } })

/** Where the parts of a category are listed. */
export const categoryPlace = (categoryId: number, search: CatalogueParams = {}) =>
  linkOptions({
    to: '/datasheet/datasheetCategory/$',
    params: { _splat: String(categoryId) },
    search: withoutEmpty(search),
  })

/** Where the parts of a brand are listed, all or those of a category. */
export const brandPartsPlace = (brandId: number, categoryId?: number, search: CatalogueParams = {}) =>
  linkOptions({
    to: '/datasheet/datasheetBrand/$',
    params: { _splat: categoryId === undefined ? String(brandId) : `${brandId}/${categoryId}` },
    search: withoutEmpty(search),
  })
