import { localStore } from '@xinpu/ui/frame'
import type { ListView } from '@xinpu/ui/primitives'

/** The columns that are shown, by category. */
export type ColumnChoice = Readonly<Record<string, readonly string[]>>

const isColumns = (value: unknown): value is ColumnChoice =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((ids) => Array.isArray(ids) && ids.every((id) => typeof id === 'string'))

export const noColumns: ColumnChoice = {}

/** The columns that the reader chose on this device. */
export const chosenColumns = localStore<ColumnChoice>({
  key: 'columns:selection',
  fallback: noColumns,
  isValid: isColumns,
})

/** How the reader sees a kind of list on this device: as a table, as cards, or by the room that there is. */
export const chosenView = (listId: string) =>
  localStore<ListView>({
    key: `view:${listId}`,
    fallback: 'auto',
    isValid: (value): value is ListView => value === 'auto' || value === 'table' || value === 'cards',
  })

/** How the reader sees the parametric table on this device. */
export const selectionView = chosenView('selection')
