import type { ComponentListInput } from '@xinpu/sdk/prefecture'
import { withoutEmpty } from '../app/address.ts'
import { narrowingOf } from '../search/search-params.ts'
import type { SelectionParams } from './selection-params.ts'

export const usualSize = 20

/** What the server is asked for the ways to narrow a category. */
export const waysInput = (categoryId: number, search: SelectionParams) => ({ ...narrowingOf(search), categoryId })

/** What the server is asked for a page of the table. */
export const selectionInput = (categoryId: number, page: number, search: SelectionParams): ComponentListInput => ({
  ...waysInput(categoryId, search),
  ...withoutEmpty({ sort: search.sort, descending: search.desc, qty: search.qty }),
  pageIndex: page,
  pageSize: search.size ?? usualSize,
})
