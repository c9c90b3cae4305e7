import type { Facet } from '@xinpu/sdk/types'
import type { Href } from '../../primitives/Link/Link.tsx'
import { LateSkeleton as Skeleton } from '../../primitives/Skeleton/LateSkeleton.tsx'
import { FacetList } from './FacetList.tsx'
import * as S from './FacetPanel.styles.ts'

export interface FacetPanelProps<Name extends string = Facet['name']> {
  /** What the results may be narrowed by, with counts. */
  facets: readonly (Pick<Facet, 'label' | 'values'> & Partial<Pick<Facet, 'exact'>> & { name: Name })[]
  /** What they are narrowed by now: values by the facet's name. */
  selected: Readonly<Partial<Record<Name, readonly string[]>>>
  /** The same list with that value taken in, or out when it is on. */
  hrefOf: (name: Name, value: string, isOn: boolean) => Href
  /** The list without any filter; left out where none is on. */
  clearHref?: Href
  /** Counts are on their way. */
  isLoading?: boolean
  /** Further ways to narrow, under these: a `ParamFilter` for each parameter. */
  children?: React.ReactNode
}

/** Filters at the left of a list. Every value is a link, so they work while scripts are off. */
export function FacetPanel<Name extends string = Facet['name']>({
  facets,
  selected,
  hrefOf,
  clearHref,
  isLoading,
  children,
}: FacetPanelProps<Name>) {
  if (isLoading) return <Skeleton shape="text" count={8} />
  const shown = facets.filter((facet) => facet.values.length > 0)

  return (
    <section aria-label="筛选">
      {clearHref !== undefined && <S.Clear href={clearHref}>清除筛选</S.Clear>}
      {shown.some(({ exact }) => exact === false) && <S.Least>结果很多：数目是至少有多少</S.Least>}
      {shown.map((facet) => (
        <FacetList
          key={facet.name}
          facet={facet}
          selected={selected[facet.name] ?? []}
          hrefOf={(value, isOn) => hrefOf(facet.name, value, isOn)}
        />
      ))}
      {children}
      {shown.length === 0 && !children && <S.None>没有可用的筛选</S.None>}
    </section>
  )
}
