import type { QueryClient } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import type { Client } from '@xinpu/sdk'
import { lastPage } from '../app/address.ts'
import { orNotFound } from '../app/not-found.ts'
import { categoryTree } from '../datasheet/queries.ts'
import { unreadIn } from '../search/unread-conditions.ts'
import { categoryIn } from './category-of.ts'
import { selection, waysToNarrow } from './queries.ts'
import { selectionInput, usualSize, waysInput } from './selection-input.ts'
import { selectionPlace, type SelectionParams } from './selection-params.ts'

interface Visit {
  queryClient: QueryClient
  call: Client
}

/** What the parametric table of a category shows, and what search engines are told of it. */
export async function loadSelection(
  { queryClient, call }: Visit,
  categoryId: number,
  page: number,
  search: SelectionParams,
) {
  const category = categoryIn(await queryClient.ensureQueryData(categoryTree(call)), categoryId)
  if (!category) throw notFound()

  try {
    const [found] = await Promise.all([
      queryClient.ensureQueryData(selection(call, selectionInput(categoryId, page, search))),
      queryClient.ensureQueryData(waysToNarrow(call, waysInput(categoryId, {}))),
      queryClient.ensureQueryData(waysToNarrow(call, waysInput(categoryId, search))),
    ])
    const last = lastPage(found, page, search.size ?? usualSize)
    if (last) throw redirect({ ...selectionPlace(categoryId, last, search), replace: true })
    return { category, page, parts: found.data.map(({ id, model }) => ({ id, model })) }
  } catch (error) {
    const without = await unreadIn(error, search)
    if (without) throw redirect({ ...selectionPlace(categoryId, 1, { ...search, ...without }), replace: true })
    return orNotFound(Promise.reject(error))
  }
}
