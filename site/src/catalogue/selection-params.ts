import { linkOptions } from '@tanstack/react-router'
import { many, on, oneOf, readsAddress, whole, withoutEmpty, word, type Given, type Reading } from '../app/address.ts'
import { readNarrowed, type Narrowed } from '../search/search-params.ts'
import { mostPieces } from './part-params.ts'

const sizes = [50, 100]
const mostColumns = 60

const sort: Reading<string> = (value) => {
  const order = word(66)(value)
  return order && /^(?:stock|newest|param:.{1,60})$/u.test(order) ? order : undefined
}

const readTable = readsAddress({
  /** `stock`, `newest`, or a parameter: `param:容值`. */
  sort,
  desc: on,
  /** Pieces that prices are for. */
  qty: whole(mostPieces),
  /** The columns that are shown, where the reader chose them. */
  cols: many(word(70), mostColumns),
  view: oneOf(['table', 'cards']),
  size: (value): number | undefined => sizes.find((size) => size === whole(100)(value)),
})

/** The state of the parametric table in the address; category and page are in its path. Defaults are left out. */
export type SelectionParams = Narrowed & ReturnType<typeof readTable>

/** Reads the state from an address; what the path says is no part of it. */
export const readSelectionParams = (given: Given): SelectionParams => ({
  ...readNarrowed({ ...given, categoryId: undefined }),
  ...readTable(given),
})

/** Where a page of a category's table is. */
export const selectionPlace = (categoryId: number, page = 1, search: SelectionParams = {}) =>
  linkOptions({
    to: '/prefecture/electronicComponentList/$',
    params: { _splat: page === 1 ? String(categoryId) : `${categoryId}/${page}` },
    search: withoutEmpty(search),
  })
