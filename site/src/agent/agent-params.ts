import { id, letter, many, on, oneOf, page, readsAddress, word } from '../app/address.ts'

/** Reads which agents of the directory are shown; the page is in the path. */
export const readAgentsParams = readsAddress({
  keywords: word(100),
  brandId: many(id, 5),
  categoryId: id,
  region: word(50),
  type: oneOf(['authorised', 'distributor', 'solution']),
  auth: on,
  letter,
  sort: oneOf(['brands', 'response']),
  view: oneOf(['list']),
})
export type AgentsParams = ReturnType<typeof readAgentsParams>

/** Reads what narrows the products of an agent. */
export const readAgentParams = readsAddress({ keywords: word(100), brandId: id, page })
export type AgentParams = ReturnType<typeof readAgentParams>

const agentTabs = ['home', 'products', 'lines', 'news', 'contacts'] as const
export type AgentTab = (typeof agentTabs)[number]

const shopTabs = ['home', 'goods', 'contacts', 'evidence'] as const
export type ShopTab = (typeof shopTabs)[number]

/** The number and the part of a page that a path names; undefined for a path that names none. */
export function subjectOf<Tab extends string>(path: string | undefined, tabs: readonly Tab[]) {
  const [number = '', tab, ...more] = (path ?? '').split('/')
  const subject = id(/^[1-9]\d*$/.test(number) ? number : undefined)
  const shown = tab === undefined || tab === '' ? tabs[0] : tabs.find((one) => one === tab)
  return subject === undefined || shown === undefined || more.length > 0 ? undefined : { id: subject, tab: shown }
}

export const agentOfPath = (path: string | undefined) => subjectOf(path, agentTabs)
export const shopOfPath = (path: string | undefined) => subjectOf(path, shopTabs)
