import type { AgentVO, SpecBrand } from '@xinpu/sdk/types'

type Brand = Pick<SpecBrand, 'id' | 'name'>
type Agent = Pick<AgentVO, 'covers' | 'id' | 'name'>

/** What some agents prove together of the brands that are asked for. */
export interface Verdict {
  /** Brands by the agent that stands for them: who covers most comes first, and a brand is said once. */
  shares: { agent: Agent; brands: Brand[] }[]
  /** Brands that none of them proves. */
  missing: Brand[]
}

/** Whether an agent shows, today, that it may sell a brand. */
export const proves = (agent: Agent, brandId: number): boolean =>
  agent.covers?.some((cover) => cover.brandId === brandId && cover.isProven) ?? false

/** Shares the brands among agents: each brand goes to the first who proves it. */
export function verdictOf(brands: readonly Brand[], agents: readonly Agent[]): Verdict {
  const proven = (agent: Agent) => brands.filter(({ id }) => proves(agent, id))
  const ordered = agents.toSorted((one, other) => proven(other).length - proven(one).length)
  const left = new Set(brands)
  const shares = ordered.map((agent) => {
    const own = proven(agent).filter((brand) => left.has(brand))
    for (const brand of own) left.delete(brand)
    return { agent, brands: own }
  })
  return { shares, missing: [...left] }
}

/** The verdict as a title: 两家合起来，5 个品牌都有授权. */
export function titleOf({ shares, missing }: Verdict, brandCount: number): string {
  if (shares.length === 0) return '选几家，看合起来覆盖多少品牌'
  const who = shares.length === 1 ? '一家' : `${figures[shares.length] ?? shares.length}家合起来`
  const proven = brandCount - missing.length
  if (missing.length === 0) return `${who}，${brandCount} 个品牌都有授权`
  return proven === 0 ? `${who}，还没有有效的授权` : `${who}，${brandCount} 个品牌里 ${proven} 个有授权`
}

const figures: Record<number, string> = { 2: '两', 3: '三', 4: '四', 5: '五' }

/** Who stands for what, in one sentence. */
export const sentenceOf = ({ shares, missing }: Verdict): string =>
  [
    ...shares.filter(({ brands }) => brands.length > 0).map(({ agent, brands }) => `${listOf(brands)} 由${agent.name}`),
    ...(missing.length > 0 ? [`${listOf(missing)} 没有有效授权`] : []),
  ].join('；')

const listOf = (brands: readonly Brand[]) => brands.map(({ name }) => name).join('、')
