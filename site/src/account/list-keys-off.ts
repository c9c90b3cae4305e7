import { localStore } from '@xinpu/ui/frame'
import { keysOffKey } from '@xinpu/ui/primitives'

/** Whether this person wants no keys of single letters on lists; the lists look for it under this name. */
export const listKeysOff = localStore<boolean>({
  key: keysOffKey,
  fallback: false,
  isValid: (value): value is boolean => typeof value === 'boolean',
})
