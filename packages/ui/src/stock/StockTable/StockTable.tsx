import { formatCount } from '@xinpu/sdk/format'
import type { StockVO } from '@xinpu/sdk/types'
import { useMemo } from 'react'
import { PagedTable } from '../../primitives/PagedTable/PagedTable.tsx'
import type { Listed, Paging } from '../../primitives/ListRegion/listed.ts'
import type { StockFigure } from '../StockDialog/stock-draft.ts'
import { numberIn } from '../StockDialog/stock-draft.ts'
import { stockColumns, type StockColumns } from './stock-columns.tsx'
import { StockCard } from './StockCard.tsx'
import * as S from './StockTable.styles.ts'

export interface StockTableProps extends StockColumns {
  /** A page of lines, that it is on its way, or why it did not come. */
  stock: Listed<StockVO>
  /** Where the other pages are; without it all that is given is shown. */
  paging?: Paging
  /** Lines left out because nobody confirmed them for 30 days. */
  staleCount?: number
  /** A figure was changed in its place, by its owner; null empties a price. Rejects with the server's word. */
  change?: (line: StockVO, figure: StockFigure, value: number | null) => Promise<unknown>
  /** What stands there where there is none: an `EmptyState` with the next step. */
  whenEmpty: React.ReactNode
}

/** All on one page. */
const whole: Paging = { page: 1, pageSize: Number.MAX_SAFE_INTEGER, hrefFor: () => '#' }

/** Pieces that companies hold: how many, for how much, and when they last said so. */
export function StockTable({ stock, paging = whole, staleCount = 0, change, whenEmpty, ...shown }: StockTableProps) {
  const { now, partHref, companyHref, actionOf } = shown
  const columns = useMemo(
    () => stockColumns({ now, partHref, companyHref, actionOf }),
    [now, partHref, companyHref, actionOf],
  )

  return (
    <S.Root>
      <PagedTable<StockVO>
        {...paging}
        caption="库存"
        items={stock}
        columns={columns}
        rowKey={({ id }) => String(id)}
        renderCard={(line) => <StockCard {...shown} line={line} />}
        empty={whenEmpty}
        {...(change && { onEdit: (line, id, text) => change(line, id as StockFigure, numberIn(text)) })}
      />
      {staleCount > 0 && <S.Note>另有 {formatCount(staleCount)} 条已过期，30 天没有更新的库存不再显示。</S.Note>}
    </S.Root>
  )
}
