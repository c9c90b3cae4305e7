import { splitCondition } from '@xinpu/trade/quantity'
import type { SavedQuery } from '@xinpu/sdk/types'
import { withoutEmpty } from '../app/address.ts'
import { conditionsOf, type Narrowed } from './search-params.ts'

/** The filters of a list as a saved search keeps them. */
export function savedQueryOf(search: Narrowed, keywords?: string): SavedQuery {
  const { brandId, categoryId, package: packages, stock } = search
  const params = conditionsOf(search).flatMap((condition) => {
    const read = splitCondition(condition)
    return read ? [{ name: read.name, value: read.expression.slice(0, 100) }] : []
  })
  return withoutEmpty({ keywords: keywords || undefined, brandId, categoryId, package: packages, stock, params })
}

/** A saved search as the filters of a list. */
export const narrowedIn = ({ brandId, categoryId, package: packages, stock, params = [] }: SavedQuery): Narrowed =>
  withoutEmpty({
    brandId,
    categoryId,
    package: packages,
    stock: stock ? (true as const) : undefined,
    ...Object.fromEntries(params.map(({ name, value }) => [`f.${name}`, value])),
  })
