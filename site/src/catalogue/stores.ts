import { localStore } from '@xinpu/ui/frame'
import { keptView } from './kept-view.ts'

/** The columns that are shown, by category. */
export type KeptColumns = Readonly<Record<string, readonly string[]>>

const isColumns = (value: unknown): value is KeptColumns =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((ids) => Array.isArray(ids) && ids.every((id) => typeof id === 'string'))

export const noColumns: KeptColumns = {}

/** The columns that the reader chose on this device. */
export const keptColumns = localStore<KeptColumns>({
  key: 'columns:selection',
  fallback: noColumns,
  isValid: isColumns,
})

/** How the reader sees the parametric table on this device. */
export const selectionView = keptView('selection')
