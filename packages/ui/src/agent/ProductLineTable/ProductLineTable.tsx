import type { Page, ProductLine } from '@xinpu/sdk/types'
import { useMemo, useState } from 'react'
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx'
import { DataTable } from '../../primitives/DataTable/DataTable.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ErrorState, type ErrorStateProps } from '../../primitives/ErrorState/ErrorState.tsx'
import { refusalOf } from '../../primitives/Form/refusal.ts'
import type { Href } from '../../primitives/Link/Link.tsx'
import { Pagination } from '../../primitives/Pagination/Pagination.tsx'
import { lineColumns } from './line-columns.tsx'
import { LineCard } from './LineCard.tsx'
import * as S from './ProductLineTable.styles.ts'

export interface ProductLineTableProps {
  /** My lines, on their way, or why they did not come. */
  lines: Page<ProductLine> | 'loading' | ErrorStateProps
  /** The page that is shown, from 1. */
  page: number
  pageSize: number
  /** Where a page is. */
  hrefFor: (page: number) => Href
  /** The present moment: whether a proof holds. */
  now: Date
  /** A line is to be changed. */
  onEdit: (line: ProductLine) => void
  /** Takes a line away; rejects with the server's word. */
  onRemove: (line: ProductLine) => Promise<unknown>
  /** The first step where there is none: a button. */
  whenEmpty: React.ReactNode
}

/** The lines of an agent or a trader as their owner sees them: proof, its end, and the review. */
export function ProductLineTable(props: ProductLineTableProps) {
  const { lines, page, pageSize, hrefFor, now, onEdit, onRemove, whenEmpty } = props
  const [asked, setAsked] = useState<ProductLine>()
  const rows = typeof lines === 'object' && 'data' in lines ? lines : undefined
  const columns = useMemo(() => lineColumns(now, { onEdit, onRemove: setAsked }), [now, onEdit])

  return (
    <S.Root>
      <DataTable
        caption="产品线"
        rows={rows?.data ?? []}
        rowKey={({ id }) => String(id)}
        columns={columns}
        renderCard={(line) => <LineCard line={line} now={now} onEdit={onEdit} onRemove={setAsked} />}
        state={rows ? 'ready' : lines === 'loading' ? 'loading' : 'error'}
        empty={
          <EmptyState title="还没有产品线" why="每个品牌一条，证书审核通过后显示在主页和品牌页。" action={whenEmpty} />
        }
        error={!rows && lines !== 'loading' && <ErrorState {...(lines as ErrorStateProps)} />}
        firstRow={(page - 1) * pageSize + 1}
        totalRows={rows?.totalRecord}
      />
      {rows && rows.totalRecord > pageSize && (
        <Pagination page={page} pageSize={pageSize} total={rows.totalRecord} hrefFor={hrefFor} label="产品线分页" />
      )}
      {asked && (
        <ConfirmDialog
          title={`删除 ${asked.brandName} 产品线`}
          verb="删除产品线"
          isOpen
          onOpenChange={() => setAsked(undefined)}
          confirm={() => onRemove(asked)}
          failureOf={(error) => refusalOf(error, '没有删除，请再试一次')}
        >
          这个品牌的页面上不再列出你，证书一并删除，不能恢复；再次添加要重新审核。
        </ConfirmDialog>
      )}
    </S.Root>
  )
}
