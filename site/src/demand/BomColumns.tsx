import { useQuery } from '@tanstack/react-query'
import { columnMapFind, columnMapSave } from '@xinpu/sdk/demand'
import { query } from '@xinpu/sdk/query'
import { findHeader, guessColumns, headerSignature, mapRows, type ReadSheet } from '@xinpu/sdk/sheet'
import type { ColumnChoice } from '@xinpu/sdk/types'
import { ColumnMapper, missingOf } from '@xinpu/ui/demand'
import { Button, Skeleton } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { browser, useCall } from '../app/api.ts'
import { itemOf, oneOf } from './bom-row.ts'
import type { BomDraft } from './bom-list.ts'

const required = [['model', 'value', 'description', 'supplierNo']] as const
/** What tells how many; a list without is one of each. */
const counting: ReadonlySet<string> = new Set(['quantity', 'designator'])
const fields = [
  'model',
  'quantity',
  'designator',
  'package',
  'value',
  'rating',
  'brand',
  'description',
  'supplierNo',
  'remark',
  'dnp',
] as const

interface BomColumnsProps {
  sheet: ReadSheet
  onDone: (list: Omit<BomDraft, 'boards' | 'name'>) => void
}

/** What each column of a sheet holds; a person's choice for the same header stands there again. */
export function BomColumns({ sheet, onDone }: BomColumnsProps) {
  const call = useCall()
  const header = findHeader(sheet)
  const names = sheet.rows[header]?.cells ?? []
  const signature = header < 0 ? '' : headerSignature(names)
  const known = useQuery({
    ...query(call, columnMapFind, { signature }),
    enabled: signature !== '' && browser().read() !== undefined,
  })
  if (known.isLoading) return <Skeleton shape="table" count={6} />

  return <Choices sheet={sheet} header={header} signature={signature} known={known.data ?? undefined} onDone={onDone} />
}

interface ChoicesProps extends BomColumnsProps {
  /** The line of the names; below 0: there is none. */
  header: number
  /** Names the header; empty without one. */
  signature: string
  known: ColumnChoice[] | undefined
}

function Choices({ sheet, header, signature, known, onDone }: ChoicesProps) {
  const call = useCall()
  const columns = guessColumns(sheet, header)
  const [map, setMap] = useState<ColumnChoice[]>(
    () => known ?? columns.flatMap(({ column, field }) => (field ? [{ column, field }] : [])),
  )
  const [isKept, setKept] = useState(true)
  const lines = sheet.rows.length - header - 1
  const isCounted = map.some(({ field }) => counting.has(field))
  const isReady = missingOf(map, required).length === 0 && lines > 0

  function go() {
    if (isKept && signature !== '' && browser().read())
      void call(columnMapSave, { signature, map }).catch(() => {
        // The list goes on; its header is asked about again next time.
      })
    onDone({
      header: sheet.rows[header]?.cells ?? [],
      attrition: 0,
      items: mapRows(sheet, header, map).map((row) => itemOf(isCounted ? row : oneOf(row))),
    })
  }

  return (
    <ColumnMapper
      columns={columns}
      map={map}
      onChange={setMap}
      fields={fields}
      required={required}
      isKnown={known !== undefined}
      {...(!isCounted && { note: '没有数量列：每行按 1 个算，匹配后可以逐行改' })}
      {...(signature !== '' && { remember: { isOn: isKept, onChange: setKept } })}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- what was pasted into is gone: one more Enter goes on */}
      <Button tone="primary" autoFocus isDisabled={!isReady} onPress={go}>
        匹配 {lines} 行
      </Button>
    </ColumnMapper>
  )
}
