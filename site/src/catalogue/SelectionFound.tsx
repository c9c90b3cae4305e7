import { useNavigate } from '@tanstack/react-router'
import type { ComponentList, PartFacets, ChipModel } from '@xinpu/sdk/types'
import { SelectionTable, SelectionTools } from '@xinpu/ui/datasheet'
import { Pagination } from '@xinpu/ui/primitives'
import { useMemo } from 'react'
import { useLocal } from '../app/use-local.ts'
import { EmptiedNotes } from '../search/EmptiedNotes.tsx'
import type { Ways } from '../search/use-narrowing.ts'
import { mostCompared } from './compared-parts.ts'
import { CompareContainer } from './CompareContainer.tsx'
import { useExport } from './export-selection.ts'
import { usualSize } from './selection-input.ts'
import { type SelectionParams } from './selection-params.ts'
import { selectionView } from './list-preferences.ts'
import { useColumns } from './use-columns.ts'
import { useCompare } from './use-compare.ts'
import { usePartHrefs } from './use-part-hrefs.ts'

export interface SelectionFoundProps {
  category: { id: number; name: string }
  page: number
  search: SelectionParams
  found: ComponentList
  facets: PartFacets
  ways: Ways
  hrefWith: (change: SelectionParams, page?: number) => string
}

/** The table of the parametric selection, with what can be done with it. */
export function SelectionFound({ category, page, search, found, facets, ways, hrefWith }: SelectionFoundProps) {
  const navigate = useNavigate()
  const { parameters } = facets
  const { hidden, onHidden } = useColumns({
    categoryId: category.id,
    parameters,
    known: {
      stock: hasStock(facets),
      price: search.qty !== undefined || found.data.some(({ price }) => price !== null),
    },
    search,
    hrefWith,
  })
  const { hrefOf, datasheetOf } = usePartHrefs()
  const compared = useTicked(found.data)
  const kept = useLocal(selectionView, 'auto')
  const sortable = useMemo(() => new Set(parameters.map(({ name }) => `param-${name}`)), [parameters])
  const go = (change: SelectionParams) => void navigate({ href: hrefWith(change), resetScroll: false })
  const size = search.size ?? usualSize
  const exporting = useExport({ category, search, parameters })

  return (
    <>
      <SelectionTable
        rows={found.data}
        parameters={parameters}
        caption={`${category.name}参数选型`}
        hrefOf={hrefOf}
        datasheetOf={datasheetOf}
        quantity={search.qty ?? 1}
        sortable={sortable}
        sort={sortOf(search)}
        onSort={(sort) => go(sortChange(sort))}
        hidden={hidden}
        onHidden={onHidden}
        view={search.view ?? kept}
        onView={(view) => (selectionView.write(view), go({ view }))}
        selection={compared}
        firstRow={(page - 1) * size + 1}
        totalRows={found.totalRecord}
        toolbar={{
          title: '符合',
          total: found.totalRecord,
          order: orderOf(search, (sort) => go({ sort, desc: undefined })),
          pageSize: { value: size, onChange: (next) => go({ size: next === usualSize ? undefined : next }) },
          children: (
            <SelectionTools
              quantity={search.qty ?? 1}
              onQuantity={(qty) => go({ qty: qty === 1 ? undefined : qty })}
              inStock={search.stock ?? false}
              onStock={(isOn) => go({ stock: isOn ? true : undefined })}
              {...exporting}
            />
          ),
        }}
        empty={<EmptiedNotes text={category.name} emptiedBy={found.emptiedBy} ways={ways} />}
      />
      {found.totalRecord > size && (
        <Pagination page={page} pageSize={size} total={found.totalRecord} hrefFor={(next) => hrefWith({}, next)} />
      )}
      <CompareContainer />
    </>
  )
}

const hasStock = ({ facets }: PartFacets): boolean =>
  facets.some(({ name, values }) => name === 'stock' && values.length > 0)

interface Sort {
  id: string
  direction: 'ascending' | 'descending'
}

/** The column that the table is sorted by. */
function sortOf({ sort, desc }: SelectionParams): Sort | undefined {
  if (!sort?.startsWith('param:')) return undefined
  return { id: `param-${sort.slice(6)}`, direction: desc ? 'descending' : 'ascending' }
}

/** What changes in the address when a column is sorted by. */
const sortChange = ({ id, direction }: Sort): SelectionParams => ({
  sort: id.replace(/^param-/, 'param:'),
  desc: direction === 'descending' ? true : undefined,
})

const orders = [
  { value: 'relevance', label: '相关度' },
  { value: 'stock', label: '库存从多到少' },
  { value: 'newest', label: '最新收录' },
]

/** The orders to choose from, with that of a column while it is on. */
const orderOf = ({ sort = 'relevance', desc }: SelectionParams, onSort: (sort: string | undefined) => void) => ({
  value: sort,
  options: sort.startsWith('param:')
    ? [...orders, { value: sort, label: `${sort.slice(6)}${desc ? '从大到小' : '从小到大'}` }]
    : orders,
  onChange: (next: string) => onSort(next === 'relevance' ? undefined : next),
})

/** Ticks of the table: what is ticked is put aside to be compared, on this page and the next. */
function useTicked(rows: readonly ChipModel[]) {
  const { ids, toggle } = useCompare()

  const onChange = (next: ReadonlySet<number>) => {
    const changed = rows.filter(({ id }) => next.has(id) !== ids.has(id))
    // One more than there is room for tells that there is none.
    const room = mostCompared - ids.size + 1
    const taken = changed.filter(({ id }) => next.has(id)).slice(0, Math.max(1, room))
    for (const part of [...changed.filter(({ id }) => !next.has(id)), ...taken]) toggle(part)
  }
  return { selected: ids, onChange }
}
