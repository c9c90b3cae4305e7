import type { Client } from '@xinpu/sdk'
import { toCsv } from '@xinpu/sdk/format'
import { formatUnitPrice } from '@xinpu/trade/price'
import { componentList } from '@xinpu/sdk/prefecture'
import type { ComponentRow, ParameterFacet } from '@xinpu/sdk/types'
import { toast } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { useCall } from '../app/api.ts'
import { saveFile } from '../app/files.ts'
import { selectionInput } from './selection-input.ts'
import { type SelectionParams } from './selection-params.ts'

/** The list that is made a file of. */
interface Exported {
  category: { id: number; name: string }
  search: SelectionParams
  parameters: readonly ParameterFacet[]
}

const pageSize = 100
/** A file of a thousand rows is read by people; more is what an import is for. */
const mostPages = 10

/** Hands the first thousand rows of the table to the browser as a file, with every parameter. */
async function exportSelection(call: Client, { category, search, parameters }: Exported): Promise<void> {
  const rows: ComponentRow[] = []
  for (let page = 1; page <= mostPages; page++) {
    // oxlint-disable-next-line no-await-in-loop -- a page tells whether there is another
    const found = await call(componentList, { ...selectionInput(category.id, page, search), pageSize })
    rows.push(...found.data)
    if (rows.length >= found.totalRecord || found.data.length < pageSize) break
  }
  const text = toCsv(linesOf(rows, parameters, search.qty ?? 1))
  saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${category.name} 参数选型.csv`)
}

/** The head, then a line for each part. */
export function linesOf(
  rows: readonly ComponentRow[],
  parameters: readonly Pick<ParameterFacet, 'label' | 'name'>[],
  qty: number,
): string[][] {
  const names = parameters.map(({ name }) => name)
  const heads = parameters.map(({ name, label = name }) => label)
  return [
    ['型号', '品牌', '封装', ...heads, '库存', `单价 @${qty}`],
    ...rows.map((row) => [
      row.model,
      row.brandCn || row.brandName,
      row.package,
      ...names.map((name) => row.params.find((param) => param.name === name)?.value ?? ''),
      row.stock === null ? '' : String(row.stock),
      row.price === null ? '' : formatUnitPrice(row.price),
    ]),
  ]
}

/** Makes a file of the list, and says so while it is made. */
export function useExport(wanted: Exported) {
  const call = useCall()
  const [isExporting, setExporting] = useState(false)

  async function make() {
    setExporting(true)
    try {
      await exportSelection(call, wanted)
    } catch (error) {
      toast.error(error instanceof Error ? error.message : '没有导出，请再试一次')
    } finally {
      setExporting(false)
    }
  }
  return { isExporting, onExport: () => void make() }
}
