import type { NavItem, Navigation } from '@xinpu/sdk/types'

/** A line of a list that is being put together; a removed one keeps its place until 保存. */
export interface DraftSite {
  id: string
  site: NavItem
  isRemoved: boolean
}

export type NavDraft = Record<keyof Navigation, readonly DraftSite[]>

const draftOf = (list: keyof Navigation, sites: readonly NavItem[]): DraftSite[] =>
  sites.map((site, index) => ({ id: `${list}-${index}`, site, isRemoved: false }))

/** The lists as they are kept, ready to be changed. */
export const draftFrom = ({ common, agent, brand }: Navigation): NavDraft => ({
  common: draftOf('common', common),
  agent: draftOf('agent', agent),
  brand: draftOf('brand', brand),
})

const sitesOf = (lines: readonly DraftSite[]): NavItem[] =>
  lines.flatMap(({ site, isRemoved }) => (isRemoved ? [] : [site]))

/** The lists as they will be kept: without what was removed. */
export const navigationFrom = ({ common, agent, brand }: NavDraft): Navigation => ({
  common: sitesOf(common),
  agent: sitesOf(agent),
  brand: sitesOf(brand),
})

/** How many lines a list will have. */
export const countOf = (lines: readonly DraftSite[]): number => sitesOf(lines).length

/** Puts a line somewhere else; beyond an end it stays there. */
export function moved(lines: readonly DraftSite[], from: number, to: number): readonly DraftSite[] {
  const line = lines[from]
  if (!line || to < 0 || to >= lines.length) return lines
  const rest = lines.filter((_, index) => index !== from)
  return [...rest.slice(0, to), line, ...rest.slice(to)]
}

/** Puts some lines before or after another one, in the order they stand in. */
export function dropped(
  lines: readonly DraftSite[],
  ids: ReadonlySet<unknown>,
  at: string,
  side: 'before' | 'after',
): readonly DraftSite[] {
  if (ids.has(at)) return lines
  const carried = lines.filter(({ id }) => ids.has(id))
  const rest = lines.filter(({ id }) => !ids.has(id))
  const index = rest.findIndex(({ id }) => id === at) + (side === 'after' ? 1 : 0)
  return [...rest.slice(0, index), ...carried, ...rest.slice(index)]
}
