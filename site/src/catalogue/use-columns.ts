import { useNavigate } from '@tanstack/react-router'
import type { ParameterFacet } from '@xinpu/sdk/types'
import { allColumns, usualColumns } from '@xinpu/ui/datasheet'
import { useMemo } from 'react'
import { useLocal } from '../app/use-local.ts'
import type { SelectionParams } from './selection-params.ts'
import { chosenColumns, noColumns } from './list-preferences.ts'

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
  const kept = useLocal(chosenColumns, noColumns)
  const chosen = search.cols ?? kept[categoryId]
  const asked = askedIn(search)
  const hidden = useMemo(() => {
    const shown = new Set(chosen ?? usualColumns(askedFirst(parameters, asked), { stock, price }))
    return new Set(allColumns(parameters).filter((id) => !shown.has(id)))
  }, [chosen, parameters, asked, stock, price])

  const onHidden = (next: ReadonlySet<string>) => {
    const shown = allColumns(parameters).filter((id) => !next.has(id))
    chosenColumns.write({ ...chosenColumns.read(), [categoryId]: shown })
    void navigate({ href: hrefWith({ cols: shown }), replace: true, resetScroll: false })
  }
  return { hidden, onHidden }
}

/** The parameters that the table is narrowed or sorted by, as one word that changes only with them. */
const askedIn = (search: SelectionParams): string =>
  [...Object.keys(search).filter((key) => key.startsWith('f.')), search.sort?.replace(/^param:/, 'f.') ?? ''].join('\n')

/** What was asked for is what the reader wants to see. */
function askedFirst(parameters: readonly ParameterFacet[], asked: string): ParameterFacet[] {
  const names = new Set(asked.split('\n'))
  const isAsked = ({ name }: ParameterFacet) => Number(names.has(`f.${name}`))
  return parameters.toSorted((one, other) => isAsked(other) - isAsked(one))
}
