import { useSuspenseQuery } from '@tanstack/react-query'
import type { PartFacets } from '@xinpu/sdk/types'
import { CategorySymbol } from '@xinpu/ui/datasheet'
import { SelectionLayout } from '@xinpu/ui/layout'
import { Breadcrumb } from '@xinpu/ui/primitives'
import { ActiveFilters, FacetList, FilterDrawer, ParamBank } from '@xinpu/ui/search'
import { Fragment, useMemo } from 'react'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { categoryTree } from '../datasheet/queries.ts'
import { activeFilters } from '../search/narrowing.ts'
import { savedQueryOf } from '../search/saved-query.ts'
import { SaveSearch } from '../search/SaveSearch.tsx'
import { narrowedBy } from '../search/search-params.ts'
import { useWays, type Ways } from '../search/use-narrowing.ts'
import { categoryIn, type FoundCategory } from './category-of.ts'
import { filterCells } from './filter-cells.tsx'
import { selection, waysToNarrow } from './queries.ts'
import { selectionInput, waysInput } from './selection-input.ts'
import { selectionPlace, type SelectionParams } from './selection-params.ts'
import { SelectionFound } from './SelectionFound.tsx'
import { steadyWays } from './steady-ways.ts'

export interface SelectionPageProps {
  categoryId: number
  page: number
  search: SelectionParams
}

/** R077: the parts of a category, narrowed and compared by their parameters. */
export function SelectionPage({ categoryId, page, search }: SelectionPageProps) {
  const call = useCall()
  const place = usePlace()
  const hrefWith = (change: SelectionParams, toPage = 1) =>
    place(selectionPlace(categoryId, toPage, { ...search, ...change }))
  const ways = useWays(search, hrefWith)
  const { data: tree } = useSuspenseQuery(categoryTree(call))
  const { data: found } = useSuspenseQuery(selection(call, selectionInput(categoryId, page, search)))
  const { data: before } = useSuspenseQuery(waysToNarrow(call, waysInput(categoryId, {})))
  const { data: now } = useSuspenseQuery(waysToNarrow(call, waysInput(categoryId, search)))
  // The table's columns are made of these: new ones would draw it again.
  const facets = useMemo(() => steadyWays(now, before), [now, before])
  const category = categoryIn(tree, categoryId)
  const cells = [...childCells(category, (id) => place(selectionPlace(id))), ...filterCells(facets, ways)]
  const filters = activeFilters(search, facets, hrefWith)

  return (
    <SelectionLayout
      breadcrumb={<Crumbs category={category} />}
      symbol={<CategorySymbol name={category?.symbol ?? ''} />}
      title={category?.name ?? '参数选型'}
      count={category?.count}
      actions={
        <SaveSearch
          label="保存选型"
          name={[category?.name, ...filters.map(({ value }) => value)].join(' ')}
          query={savedQueryOf({ ...search, categoryId })}
        />
      }
      bank={<ParamBank cells={cells} />}
      drawer={
        <FilterDrawer narrowed={narrowedBy(search)} total={found.totalRecord} clearHref={ways.clearHref}>
          {cells.map(({ id, content }) => (
            <Fragment key={id}>{content}</Fragment>
          ))}
          <Stocked facets={facets} ways={ways} />
        </FilterDrawer>
      }
    >
      <ActiveFilters filters={filters} clearHref={ways.clearHref} />
      <SelectionFound
        key={categoryId}
        category={{ id: categoryId, name: category?.name ?? '' }}
        page={page}
        search={search}
        found={found}
        facets={facets}
        ways={ways}
        hrefWith={hrefWith}
      />
    </SelectionLayout>
  )
}

function Crumbs({ category }: { category: FoundCategory | undefined }) {
  const place = usePlace()
  const parent = category?.parent

  return (
    <Breadcrumb
      items={[
        { label: '参数选型', href: place({ to: '/prefecture/electronicComponentList/$', params: { _splat: '' } }) },
        ...(parent ? [{ label: parent.name, href: place(selectionPlace(parent.id)) }] : []),
        { label: category?.name ?? '' },
      ]}
    />
  )
}

/** A parent has no parameters of its own: its children have, and lead the way to them. */
function childCells(category: FoundCategory | undefined, hrefOf: (id: number) => string) {
  const values = (category?.children ?? [])
    .filter(({ count }) => count > 0)
    .map(({ id, name, count }) => ({ value: String(id), label: name, count }))
  const list = (
    <FacetList
      facet={{ label: '下级分类', values }}
      selected={[]}
      hrefOf={(id) => hrefOf(Number(id))}
      shown={values.length}
    />
  )
  return values.length > 0 ? [{ id: 'children', content: list, isOn: true }] : []
}

const Stocked = ({ facets, ways }: { facets: PartFacets; ways: Ways }) => {
  const facet = facets.facets.find(({ name }) => name === 'stock')
  return (
    facet && (
      <FacetList
        facet={facet}
        selected={ways.selected.stock}
        hrefOf={(value, isOn) => ways.hrefOfFacet('stock', value, isOn)}
      />
    )
  )
}
