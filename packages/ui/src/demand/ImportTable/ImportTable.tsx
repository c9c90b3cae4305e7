import { X } from 'lucide-react'
import { formatNumber, formatUnitPrice } from '@xinpu/sdk/format'
import type { ExcelTaskRow } from '@xinpu/sdk/types'
import { useMemo } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import type { Column } from '../../primitives/DataTable/DataTable.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import type { Listed, Paging } from '../../primitives/ListRegion/listed.ts'
import { PagedTable } from '../../primitives/PagedTable/PagedTable.tsx'
import * as S from './ImportTable.styles.ts'

/** What of a row is changed in its place. */
export type ImportField = 'batchNo' | 'brand' | 'model' | 'price' | 'quantity'

export interface ImportTableProps {
  /** Rows of a sheet, those with errors first. */
  rows: Listed<ExcelTaskRow>
  paging: Paging
  /** A cell got another text; a promise that is refused leaves it open with the words of its error. */
  onEdit: (row: ExcelTaskRow, field: ImportField, text: string) => Promise<unknown>
  onDelete: (row: ExcelTaskRow) => void
}

/** Rows of a sheet before they come in: what is wrong with each, beside what stands in the file, mended in place. */
export function ImportTable({ rows, paging, onEdit, onDelete }: ImportTableProps) {
  const columns = useMemo(() => columnsOf(onDelete), [onDelete])
  return (
    <PagedTable
      caption="表格的行"
      items={rows}
      {...paging}
      rowKey={({ id }) => String(id)}
      columns={columns}
      onEdit={(row, column, text) => onEdit(row, column as ImportField, text)}
      empty={<EmptyState title="没有这样的行" />}
    />
  )
}

const columnsOf = (onDelete: ImportTableProps['onDelete']): Column<ExcelTaskRow>[] => [
  { id: 'rowNo', header: '行', align: 'right', width: '56px', cell: ({ rowNo }) => rowNo },
  {
    id: 'model',
    header: '型号',
    width: '200px',
    cell: ({ model }) => model || '空',
    editor: { value: ({ model }) => model },
  },
  {
    id: 'brand',
    header: '品牌',
    width: '120px',
    cell: ({ brand }) => brand || '—',
    editor: { value: ({ brand }) => brand },
  },
  {
    id: 'quantity',
    header: '数量',
    align: 'right',
    width: '128px',
    cell: ({ quantity }) => (quantity === null ? '空' : formatNumber(quantity)),
    editor: { value: ({ quantity }) => String(quantity ?? ''), inputMode: 'text' },
  },
  {
    id: 'price',
    header: '单价',
    align: 'right',
    width: '112px',
    cell: ({ price, currency }) => (price === undefined ? '—' : formatUnitPrice(price, currency)),
    editor: { value: ({ price }) => String(price ?? ''), inputMode: 'decimal' },
  },
  {
    id: 'batchNo',
    header: '批号',
    width: '96px',
    priority: 3,
    cell: ({ batchNo = '' }) => batchNo || '—',
    editor: { value: ({ batchNo = '' }) => batchNo },
  },
  { id: 'error', header: '怎么了', cell: (row) => <Why row={row} /> },
  {
    id: 'delete',
    header: '删除',
    width: '64px',
    cell: (row) => (
      <Button tone="quiet" size="sm" aria-label={`删除第 ${row.rowNo} 行`} onPress={() => onDelete(row)}>
        <Icon of={X} size={14} />
      </Button>
    ),
  },
]

/** What is wrong, and the line as it stands in the file. */
function Why({ row: { error, cells, status } }: { row: ExcelTaskRow }) {
  if (!error) return <S.Good>可导入</S.Good>
  const line = cells.filter(Boolean).join(' | ')
  return (
    <>
      {status === 'skipped' ? <S.Line>{error}</S.Line> : <S.Fault>{error}</S.Fault>}
      <S.Line title={line}>原文：{line || '空行'}</S.Line>
    </>
  )
}
