// chunk: tabs
import { LinkTabs } from '@xinpu/ui/primitives'
import { usePlace } from '../app/use-place.ts'
import { fulltextPlace, searchPlace } from './places.ts'
import type { SearchParams } from './search-params.ts'

type Kind = 'all' | 'model' | 'spec' | 'text'

export interface ResultKindsProps {
  text: string
  current: Kind
  /** How many there are of a kind, where it is known. */
  counts: Partial<Record<Kind, number | undefined>>
  /** The same search among another kind; without it, filters do not go along. */
  hrefWith?: (change: Partial<SearchParams>) => string
}

const kinds = [
  { id: 'all', label: '全部', tab: undefined },
  { id: 'model', label: '型号', tab: 'model' },
  { id: 'spec', label: '资料', tab: 'spec' },
] as const

/** What a search can be among: parts, datasheets by name, and the words inside them. */
export function ResultKinds({ text, current, counts, hrefWith }: ResultKindsProps) {
  const place = usePlace()
  const hrefOf = (tab: SearchParams['tab']) =>
    hrefWith?.({ tab, page: undefined }) ?? place({ ...searchPlace(text), search: { tab } })
  const items = kinds.map(({ id, label, tab }) => ({ id, label, count: counts[id], href: hrefOf(tab) }))
  const inside = { id: 'text', label: '全文', count: counts.text, href: place(fulltextPlace(text)) }

  return <LinkTabs label="结果的种类" current={current} items={[...items, inside]} />
}
