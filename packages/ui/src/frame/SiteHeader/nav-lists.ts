import type { Navigation } from '@xinpu/sdk/types'

/** A list of other sites that a person may put together. */
export type NavList = keyof Navigation

export const navLists: readonly { list: NavList; label: string }[] = [
  { list: 'common', label: '常用网站' },
  { list: 'agent', label: '代理商' },
  { list: 'brand', label: '原厂' },
]
