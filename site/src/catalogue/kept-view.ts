import { localStore } from '@xinpu/ui/frame'
import type { ListView } from '@xinpu/ui/primitives'

/** How the reader sees a kind of list on this device: as a table, as cards, or by the room that there is. */
export const keptView = (listId: string) =>
  localStore<ListView>({
    key: `view:${listId}`,
    fallback: 'auto',
    isValid: (value): value is ListView => value === 'auto' || value === 'table' || value === 'cards',
  })
