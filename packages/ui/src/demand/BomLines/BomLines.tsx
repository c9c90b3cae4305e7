import { formatNumber } from '@xinpu/sdk/format'
import type { BomLine } from '@xinpu/sdk/types'
import { useMemo } from 'react'
import { DataTable } from '../../primitives/DataTable/DataTable.tsx'
import type { Column } from '../../primitives/DataTable/types.ts'
import { PartNumber } from '../../primitives/PartNumber/PartNumber.tsx'
import * as S from './BomLines.styles.ts'

export interface BomLinesProps {
  /** The lines of a list, in their order. */
  lines: readonly BomLine[]
  /** Boards to build; quantities of lines are for one. */
  boards: number
}

/** A list of parts to read: what is needed, where it stands on the board, and how many. */
export function BomLines({ lines, boards }: BomLinesProps) {
  const columns = useMemo(() => columnsFor(boards), [boards])
  return (
    <DataTable
      caption="清单的行"
      columns={columns}
      rows={lines}
      rowKey={keyOf}
      renderCard={(line) => <Card line={line} boards={boards} />}
    />
  )
}

const keyOf = ({ rowNo }: BomLine) => String(rowNo)

const writtenOf = ({ model, value, description, supplierNo }: BomLine): string =>
  model || value || description || supplierNo || ''

const columnsFor = (boards: number): readonly Column<BomLine>[] => [
  { id: 'part', header: '型号或参数', cell: (line) => <PartNumber>{writtenOf(line)}</PartNumber> },
  { id: 'brand', header: '品牌', width: '132px', priority: 3, cell: ({ brand }) => brand || '—' },
  { id: 'package', header: '封装', width: '300px', priority: 2, cell: ({ package: pack }) => pack || '—' },
  { id: 'designator', header: '位号', width: '240px', priority: 4, cell: ({ designator }) => designator || '—' },
  { id: 'quantity', header: '单套', width: '88px', align: 'right', cell: ({ quantity }) => formatNumber(quantity) },
  ...(boards > 1 ? [totalFor(boards)] : []),
]

const totalFor = (boards: number): Column<BomLine> => ({
  id: 'total',
  header: `${formatNumber(boards)} 套共`,
  width: '120px',
  align: 'right',
  cell: ({ quantity }) => formatNumber(quantity * boards),
})

const Card = ({ line, boards }: { line: BomLine; boards: number }) => (
  <S.Card>
    <PartNumber>{writtenOf(line)}</PartNumber>
    <S.Quiet>{[line.brand, line.package, line.designator].filter(Boolean).join('　')}</S.Quiet>
    <span>
      单套 {formatNumber(line.quantity)}
      {boards > 1 && `，${formatNumber(boards)} 套共 ${formatNumber(line.quantity * boards)}`}
    </span>
  </S.Card>
)
