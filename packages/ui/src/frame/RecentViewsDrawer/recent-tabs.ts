import type { AgentVO, Page, RecentViewRecord } from '@xinpu/sdk/types'
import type { ErrorStateProps } from '../../primitives/ErrorState/ErrorState.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'

/** A kind of thing that was looked at. */
export type RecentTab = 'demand' | 'agent' | 'datasheet' | 'article'

/** What a tab holds: nothing yet, a page of records, or why there is none. */
export type RecentPage<T> = Page<T> | 'loading' | ErrorStateProps

/** What each tab holds. */
export interface RecentPages {
  demand: RecentPage<RecentViewRecord>
  agent: RecentPage<AgentVO>
  datasheet: RecentPage<RecentViewRecord>
  article: RecentPage<RecentViewRecord>
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

/** The rows of a tab, if they have come. */
export const pageOf = <T>(page: RecentPage<T>): Page<T> | undefined =>
  typeof page === 'object' && 'data' in page ? page : undefined
