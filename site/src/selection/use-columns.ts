import { useNavigate } from '@tanstack/react-router'
import type { ParameterFacet } from '@xinpu/sdk/types'
import { allColumns, usualColumns } from '@xinpu/ui/datasheet'
import { useMemo } from 'react'
import { useLocal } from '../app/use-local.ts'
import type { SelectionParams } from './selection-params.ts'
import { keptColumns, noColumns } from './stores.ts'

interface Table {
  categoryId: number
  parameters: readonly ParameterFacet[]
  /** Whether there is something to say of stock and price. */
  known: { stock: boolean; price: boolean }
  search: SelectionParams
  hrefWith: (change: SelectionParams) => string
}

/** The columns of a category: those of the address, else those kept on this device, else the first few. */
export function useColumns({ categoryId, parameters, known: { stock, price }, search, hrefWith }: Table) {
  const navigate = useNavigate()
  const kept = useLocal(keptColumns, noColumns)
  const chosen = search.cols ?? kept[categoryId]
  const hidden = useMemo(() => {
    const shown = new Set(chosen ?? usualColumns(parameters, { stock, price }))
    return new Set(allColumns(parameters).filter((id) => !shown.has(id)))
  }, [chosen, parameters, stock, price])

  const onHidden = (next: ReadonlySet<string>) => {
    const shown = allColumns(parameters).filter((id) => !next.has(id))
    keptColumns.write({ ...keptColumns.read(), [categoryId]: shown })
    void navigate({ href: hrefWith({ cols: shown }), replace: true, resetScroll: false })
  }
  return { hidden, onHidden }
}
