import { localStore } from '@xinpu/ui/frame'

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

/** Table or cards; `auto` goes by the room. */
export type View = 'auto' | 'table' | 'cards'

/** How the reader sees the table on this device. */
export const keptView = localStore<View>({
  key: 'view:selection',
  fallback: 'auto',
  isValid: (value): value is View => value === 'auto' || value === 'table' || value === 'cards',
})
