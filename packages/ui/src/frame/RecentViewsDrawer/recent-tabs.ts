import type { AgentVO, RecentViewRecord } from '@xinpu/sdk/types'
import type { Href } from '../../primitives/Link/Link.tsx'
import type { Listed } from '../../primitives/ListRegion/listed.ts'

/** A kind of thing that was looked at. */
export type RecentTab = 'demand' | 'agent' | 'datasheet' | 'article'

/** What each tab holds. */
export interface RecentPages {
  demand: Listed<RecentViewRecord>
  agent: Listed<AgentVO>
  datasheet: Listed<RecentViewRecord>
  article: Listed<RecentViewRecord>
}

/** Where a record leads. */
export interface RecentPlaces {
  demand: (id: number) => Href
  datasheet: (id: number, brandId: number) => Href
  article: (id: number) => Href
  goods: (id: number) => Href
  agent: (id: number) => Href
}

/** The tabs in their order, and what an empty one says. */
export const recentTabs: readonly { id: RecentTab; label: string; why: string; way: string }[] = [
  { id: 'demand', label: '采购需求', why: '看过的需求与供应会留在这里，最多保留 20 条。', way: '去看供求' },
  { id: 'agent', label: '代理商', why: '看过的代理商会留在这里，最多保留 20 条。', way: '去看代理商' },
  { id: 'datasheet', label: '数据手册', why: '看过的数据手册会留在这里，最多保留 20 条。', way: '去找资料' },
  { id: 'article', label: '文章', why: '看过的文章会留在这里，最多保留 20 条。', way: '去看资讯' },
]
