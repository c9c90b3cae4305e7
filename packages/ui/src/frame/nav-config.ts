import type { NavItem, Navigation } from '@xinpu/sdk/types'
import { useSyncExternalStore } from 'react'
import { localStore } from './local-store.ts'

/** Where other sites open. */
export type OpensIn = 'newTab' | 'sameTab'

const isSite = (value: unknown): value is NavItem => {
  const { name, url, image } = (value ?? {}) as Partial<Record<keyof NavItem, unknown>>
  return typeof name === 'string' && typeof url === 'string' && (image === undefined || typeof image === 'string')
}
const isSites = (value: unknown): value is NavItem[] => Array.isArray(value) && value.every(isSite)

const isNavigation = (value: unknown): value is Navigation => {
  const { common, agent, brand } = (value ?? {}) as Partial<Record<keyof Navigation, unknown>>
  return isSites(common) && isSites(agent) && isSites(brand)
}

/** The lists of sites as this person put them together; null while they are those of the site. */
export const navConfig = localStore<Navigation | null>({
  key: 'navConfig',
  fallback: null,
  isValid: (value): value is Navigation | null => isNavigation(value),
})

/** 1 opens other sites in a new tab, 0 in this one. */
export const navOpenMode = localStore<0 | 1>({
  key: 'navOpenMode',
  fallback: 1,
  isValid: (value): value is 0 | 1 => value === 0 || value === 1,
})

export interface NavConfig {
  /** The person's own lists, or the ones that were served. */
  navigation: Navigation
  opensIn: OpensIn
  /** Keeps the lists on this device. */
  save: (navigation: Navigation, opensIn: OpensIn) => void
  /** Goes back to the served lists. */
  reset: () => void
}

/** The lists of other sites on this device, over those that the server gave. */
export function useNavConfig(served: Navigation): NavConfig {
  const own = useSyncExternalStore(navConfig.subscribe, navConfig.read, () => null)
  const mode = useSyncExternalStore(navOpenMode.subscribe, navOpenMode.read, () => 1)

  return { navigation: own ?? served, opensIn: mode === 1 ? 'newTab' : 'sameTab', save, reset }
}

function save(navigation: Navigation, opensIn: OpensIn) {
  navConfig.write(navigation)
  navOpenMode.write(opensIn === 'newTab' ? 1 : 0)
}

function reset() {
  navConfig.clear()
  navOpenMode.clear()
}
