import type { MyGoods } from '@xinpu/sdk/types'
import { useMemo } from 'react'
import type { Href } from '../../primitives/Link/Link.tsx'
import type { Listed, Paging } from '../../primitives/ListRegion/listed.ts'
import { PagedTable } from '../../primitives/PagedTable/PagedTable.tsx'
import { ownGoodsColumns } from './own-goods-columns.tsx'

export interface OwnGoodsTableProps {
  /** A page of goods; that it is on its way, or why it did not come. */
  goods: Listed<MyGoods>
  paging: Paging
  /** The page of goods, as others see it. Keep it the same from render to render. */
  hrefOf: (goods: MyGoods) => Href
  /** What can be done with goods, at the end of their row. Keep it the same from render to render. */
  actionOf: (goods: MyGoods) => React.ReactNode
  /** Another stock of goods; rejects with the server's word: goods with several lots are changed in their form. */
  onStock: (goods: MyGoods, stock: number) => Promise<unknown>
  /** What stands there without any: an `EmptyState`. */
  empty: React.ReactNode
}

/** A seller's own goods in every status: what they cost, how many are left, where they stand. */
export function OwnGoodsTable({ goods, paging, hrefOf, actionOf, onStock, empty }: OwnGoodsTableProps) {
  const columns = useMemo(() => ownGoodsColumns({ hrefOf, actionOf }), [hrefOf, actionOf])
  return (
    <PagedTable<MyGoods>
      {...paging}
      caption="商品"
      items={goods}
      columns={columns}
      rowKey={({ mallGoodsId }) => String(mallGoodsId)}
      empty={empty}
      onEdit={(row, _column, text) => onStock(row, Number(text.normalize('NFKC').trim()))}
    />
  )
}
