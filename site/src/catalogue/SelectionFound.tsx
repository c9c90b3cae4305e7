import { useNavigate } from '@tanstack/react-router'
import type { ComponentList, PartFacets } from '@xinpu/sdk/types'
import { SelectionTable, SelectionTools } from '@xinpu/ui/datasheet'
import { Pagination } from '@xinpu/ui/primitives'
import { useMemo } from 'react'
import { useLocal } from '../app/use-local.ts'
import { EmptiedNotes } from '../search/EmptiedNotes.tsx'
import type { Ways } from '../search/use-narrowing.ts'
import { CompareDesk } from './CompareDesk.tsx'
import { orderOf, sortChange, sortOf } from './selection-order.ts'
import { usualSize, type SelectionParams } from './selection-params.ts'
import { selectionView } from './stores.ts'
import { useColumns } from './use-columns.ts'
import { useExport } from './use-export.ts'
import { usePartHrefs } from './use-part-hrefs.ts'
import { useTicked } from './use-ticked.ts'

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
      <CompareDesk />
    </>
  )
}

const hasStock = ({ facets }: PartFacets): boolean =>
  facets.some(({ name, values }) => name === 'stock' && values.length > 0)
