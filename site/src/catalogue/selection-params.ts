import { linkOptions } from '@tanstack/react-router'
import type { ComponentListInput } from '@xinpu/sdk/prefecture'
import { oneOf, wholeOf, withoutEmpty, wordOf, type Given } from '../app/address.ts'
import { narrowingOf, readNarrowed, type Narrowed } from '../search/search-params.ts'
import { mostPieces } from './part-params.ts'

/** The state of the parametric table in the address; category and page are in its path. Defaults are left out. */
export interface SelectionParams extends Narrowed {
  /** `stock`, `newest`, or a parameter: `param:容值`. */
  sort?: string | undefined
  desc?: true | undefined
  /** Pieces that prices are for. */
  qty?: number | undefined
  /** The columns that are shown, where the reader chose them. */
  cols?: string[] | undefined
  view?: 'table' | 'cards' | undefined
  size?: number | undefined
}

export const usualSize = 20
const sizes = [50, 100]
const mostColumns = 60

/** Reads the state from an address; what cannot be is undefined. */
export function readSelectionParams(given: Given): SelectionParams {
  const cols = Array.isArray(given['cols']) ? given['cols'].slice(0, mostColumns) : []
  const sort = wordOf(given['sort'], 66)
  return {
    ...readNarrowed({ ...given, categoryId: undefined }),
    sort: sort && /^(?:stock|newest|param:.{1,60})$/u.test(sort) ? sort : undefined,
    desc: given['desc'] === true ? true : undefined,
    qty: wholeOf(given['qty'], mostPieces),
    cols: cols.length > 0 ? cols.flatMap((one) => wordOf(one, 70) ?? []) : undefined,
    view: oneOf(['table', 'cards'] as const, given['view']),
    size: sizes.find((size) => size === wholeOf(given['size'], 100)),
  }
}

/** Where a page of a category's table is. */
export const selectionPlace = (categoryId: number, page = 1, search: SelectionParams = {}) =>
  linkOptions({
    to: '/prefecture/electronicComponentList/$',
    params: { _splat: page === 1 ? String(categoryId) : `${categoryId}/${page}` },
    search: withoutEmpty(search),
  })

/** What the server is asked for the ways to narrow a category. */
export const waysInput = (categoryId: number, search: SelectionParams) => ({ ...narrowingOf(search), categoryId })

/** What the server is asked for a page of the table. */
export const selectionInput = (categoryId: number, page: number, search: SelectionParams): ComponentListInput => ({
  ...waysInput(categoryId, search),
  ...withoutEmpty({ sort: search.sort, descending: search.desc, qty: search.qty }),
  pageIndex: page,
  pageSize: search.size ?? usualSize,
})
