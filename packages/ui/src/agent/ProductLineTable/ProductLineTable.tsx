import type { ProductLine } from '@xinpu/sdk/types'
import { useMemo, useState } from 'react'
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { refusalOf } from '../../primitives/Form/refusal.ts'
import type { Href } from '../../primitives/Link/Link.tsx'
import type { Listed } from '../../primitives/ListRegion/listed.ts'
import { PagedTable } from '../../primitives/PagedTable/PagedTable.tsx'
import { lineColumns } from './line-columns.tsx'
import { LineCard } from './LineCard.tsx'
import * as S from './ProductLineTable.styles.ts'

export interface ProductLineTableProps {
  /** My lines, on their way, or why they did not come. */
  lines: Listed<ProductLine>
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
  const columns = useMemo(() => lineColumns(now, { onEdit, onRemove: setAsked }), [now, onEdit])

  return (
    <S.Root>
      <PagedTable
        caption="产品线"
        items={lines}
        page={page}
        pageSize={pageSize}
        hrefFor={hrefFor}
        rowKey={({ id }) => String(id)}
        columns={columns}
        renderCard={(line) => <LineCard line={line} now={now} onEdit={onEdit} onRemove={setAsked} />}
        empty={
          <EmptyState title="还没有产品线" why="每个品牌一条，证书审核通过后显示在主页和品牌页。" action={whenEmpty} />
        }
      />
      {asked && (
        <ConfirmDialog
          title={`删除 ${asked.brandName} 产品线`}
          verb="删除产品线"
          isOpen
          onOpenChange={() => setAsked(undefined)}
          confirm={() => onRemove(asked)}
          failureOf={(error) => refusalOf(error, '没有删除，请再试一次')}
        >
          这个品牌的页面上不再列出您，证书一并删除，不能恢复；再次添加要重新审核。
        </ConfirmDialog>
      )}
    </S.Root>
  )
}
