import type { Facet } from '@xinpu/sdk/types'
import type { Href } from '../../primitives/Link/Link.tsx'
import { LateSkeleton as Skeleton } from '../../primitives/Skeleton/LateSkeleton.tsx'
import { FacetList } from './FacetList.tsx'
import * as S from './FacetPanel.styles.ts'

export interface FacetPanelProps {
  /** What the results may be narrowed by, with counts. */
  facets: readonly Facet[]
  /** What they are narrowed by now: values by the facet's name. */
  selected: Readonly<Partial<Record<Facet['name'], readonly string[]>>>
  /** The same list with that value taken in, or out when it is on. */
  hrefOf: (name: Facet['name'], value: string, isOn: boolean) => Href
  /** The list without any filter. */
  clearHref?: Href
  /** Counts are on their way. */
  isLoading?: boolean
}

/** Filters at the left of a list. Every value is a link, so they work while scripts are off. */
export function FacetPanel({ facets, selected, hrefOf, clearHref, isLoading }: FacetPanelProps) {
  if (isLoading) return <Skeleton shape="text" count={8} />
  const shown = facets.filter((facet) => facet.values.length > 0)
  const isNarrowed = Object.values(selected).some((values) => values.length > 0)

  return (
    <section aria-label="筛选">
      {isNarrowed && clearHref !== undefined && <S.Clear href={clearHref}>清除筛选</S.Clear>}
      {shown.map((facet) => (
        <FacetList
          key={facet.name}
          facet={facet}
          selected={selected[facet.name] ?? []}
          hrefOf={(value, isOn) => hrefOf(facet.name, value, isOn)}
        />
      ))}
      {shown.length === 0 && <S.None>没有可用的筛选</S.None>}
    </section>
  )
}
