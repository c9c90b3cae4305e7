import { linkOptions } from '@tanstack/react-router'
import { hrefOfRoom, roomOf } from './center-menu.ts'
import type { CenterSearch } from './center-search.ts'

/** The address of a room with what else it says; what is left out is not said, and the first page is not named. */
export function centerHref({ type, ...said }: CenterSearch & { type: number }): string {
  const href = hrefOfRoom(roomOf(type))
  const words = Object.entries(said).filter(
    ([name, value]) => value !== undefined && value !== '' && !(name === 'page' && value === 1),
  )
  if (words.length === 0) return href
  const query = new URLSearchParams(words.map(([name, value]) => [name, String(value)]))
  return `${href}${href.includes('?') ? '&' : '?'}${query.toString()}`
}

/** Where an account is made, as it is without anything else said. */
export const registerHref = '/register'

/** Where things are shown whose pages are still to come. */
export const articleHref = (id: number) => `/news/article-details/${id}`
export const demandHref = (id: number) => `/inquiry/demandDetails/${id}`
export const agentHref = (id: number) => `/agentList/agentDetail/${id}`
export const goodsHref = (id: number) => `/mall/productDetails/${id}`

/** Where an account is made: a person's, or one with its enterprise. */
export const registerPlace = (search: {
  shareCode?: string | undefined
  fromswb?: string | undefined
  kind?: 'enterprise'
}) => linkOptions({ to: '/register', search })
