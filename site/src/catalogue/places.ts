import { linkOptions } from '@tanstack/react-router'
import { slugOf } from '@xinpu/sdk/format'
import { withoutEmpty } from '../app/address.ts'
import type { CatalogueParams } from './catalogue-params.ts'

/** The page of a part. */
export const partPlace = (part: { id: number; model: string }) =>
  linkOptions({ to: '/datasheet/datasheetDetail/$', params: { _splat: `${part.id}/${slugOf(part.model)}` } })

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
