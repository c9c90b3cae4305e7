import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Facet } from '@xinpu/sdk/types'
import { PartSheet } from '@xinpu/ui/datasheet'
import { ResultsLayout } from '@xinpu/ui/layout'
import { Pagination } from '@xinpu/ui/primitives'
import { ActiveFilters } from '@xinpu/ui/search'
import { useCall } from '../app/api.ts'
import { EmptiedNotes } from '../search/EmptiedNotes.tsx'
import { activeFilters } from '../search/narrowing.ts'
import { narrowedBy } from '../search/search-params.ts'
import { useWays } from '../search/use-narrowing.ts'
import { WaysPanel } from '../search/WaysPanel.tsx'
import { catalogueInput, cataloguePageSize, catalogueWays, type ListOf } from './catalogue-input.ts'
import { type CatalogueParams } from './catalogue-params.ts'
import { CompareContainer } from './CompareContainer.tsx'
import { partsOf, waysToNarrow } from './queries.ts'
import { usePartRows } from './use-part-rows.ts'

export interface PartListProps {
  title: string
  /** The head of the page, with its heading. */
  head: React.ReactNode
  of: ListOf
  /** What is below the category: shown instead of all categories there are. */
  below?: readonly { id: number; name: string; count: number }[]
  search: CatalogueParams
  /** The same list with other filters; another category is another path. */
  hrefWith: (change: CatalogueParams) => string
}

const orders = [
  { value: 'relevance', label: '相关度' },
  { value: 'stock', label: '库存从多到少' },
  { value: 'newest', label: '最新收录' },
]

/** The parts of a category or a brand, with the ways to narrow them at the left. */
export function PartList({ title, head, of, below, search, hrefWith }: PartListProps) {
  const call = useCall()
  const navigate = useNavigate()
  const { data: found } = useSuspenseQuery(partsOf(call, catalogueInput(of, search)))
  const { data } = useSuspenseQuery(waysToNarrow(call, catalogueWays(of, search)))
  const facets = below ? { ...data, facets: withBelow(data.facets, below) } : data
  const ways = useWays(search, (next) => hrefWith({ ...next, page: undefined }))
  const rows = usePartRows()
  const filters = <ActiveFilters filters={activeFilters(search, facets, ways.narrowTo)} clearHref={ways.clearHref} />
  const toSort = (sort: string) =>
    hrefWith({ sort: sort === 'relevance' ? undefined : (sort as CatalogueParams['sort']), page: undefined })

  return (
    <ResultsLayout
      title={title}
      head={head}
      narrowed={narrowedBy(search)}
      facets={<WaysPanel facets={facets} ways={ways} narrowed={narrowedBy(search)} fixed={fixedBy(of)} />}
    >
      {found.data.length === 0 && filters}
      {found.totalRecord === 0 && <EmptiedNotes text={title} emptiedBy={found.emptiedBy} ways={ways} />}
      {found.data.length > 0 && (
        <PartSheet
          parts={found.data}
          caption={`${title}的型号`}
          {...rows}
          toolbar={{
            title: '型号',
            total: found.totalRecord,
            order: {
              value: search.sort ?? 'relevance',
              options: orders,
              onChange: (sort) => void navigate({ href: toSort(sort) }),
            },
          }}
        >
          {filters}
        </PartSheet>
      )}
      {found.totalRecord > cataloguePageSize && (
        <Pagination
          page={search.page ?? 1}
          pageSize={cataloguePageSize}
          total={found.totalRecord}
          hrefFor={(page) => hrefWith({ page: page === 1 ? undefined : page })}
        />
      )}
      <CompareContainer />
    </ResultsLayout>
  )
}

/** A category narrows to what is below it. */
const withBelow = (facets: readonly Facet[], below: NonNullable<PartListProps['below']>): Facet[] => [
  {
    name: 'categoryId',
    label: '下级分类',
    exact: true,
    values: below.map(({ id, name, count }) => ({ value: String(id), label: name, count })),
  },
  ...facets.filter(({ name }) => name !== 'categoryId'),
]

/** What the path says is not narrowed by again. */
const fixedBy = ({ brandId }: ListOf) => (brandId === undefined ? [] : (['brandId'] as const))
