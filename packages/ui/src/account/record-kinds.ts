import type { Href } from '../primitives/Link/Link.tsx'
import type { LinkTab } from '../primitives/Tabs/LinkTabs.tsx'

/** What can be kept and looked at again. */
export type RecordKind = 'datasheet' | 'article' | 'agent' | 'demand'

/** What each kind is called, and the way to more of it. */
export const recordKinds: Record<RecordKind, { label: string; way: string }> = {
  datasheet: { label: '资料', way: '去搜索' },
  article: { label: '文章', way: '去看资讯' },
  agent: { label: '代理', way: '去看代理商' },
  demand: { label: '供求', way: '去看供求' },
}

/** The kinds as tabs, with how many there are of each, where that is known. */
export const kindTabs = (
  hrefOf: (kind: RecordKind) => Href,
  counts: Partial<Record<RecordKind, number>> = {},
  kinds: readonly RecordKind[] = Object.keys(recordKinds) as RecordKind[],
): readonly LinkTab[] =>
  kinds.map((id) => ({
    id,
    label: recordKinds[id].label,
    count: counts[id],
    href: hrefOf(id),
  }))
