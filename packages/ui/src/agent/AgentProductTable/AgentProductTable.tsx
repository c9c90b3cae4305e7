import type { AgentProduct } from '@xinpu/sdk/types'
import { useMemo } from 'react'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import type { Listed, Paging } from '../../primitives/ListRegion/listed.ts'
import { PagedTable } from '../../primitives/PagedTable/PagedTable.tsx'
import { PartNumber } from '../../primitives/PartNumber/PartNumber.tsx'
import type { Column } from '../../primitives/DataTable/DataTable.tsx'

export interface AgentProductTableProps {
  /** A page of my products; that it is on its way, or why it did not come. */
  products: Listed<AgentProduct>
  paging: Paging
  /** A product as others see it. Keep it the same from render to render. */
  hrefOf: (product: AgentProduct) => Href
  /** What can be done with a product, at the end of its row. Keep it the same from render to render. */
  actionOf: (product: AgentProduct) => React.ReactNode
  /** What stands there without any: an `EmptyState`. */
  empty: React.ReactNode
}

/** The products of one's own agent page, newest first. */
export function AgentProductTable({ products, paging, hrefOf, actionOf, empty }: AgentProductTableProps) {
  const columns = useMemo(() => columnsOf(hrefOf, actionOf), [hrefOf, actionOf])
  return (
    <PagedTable<AgentProduct>
      {...paging}
      caption="代理产品"
      items={products}
      columns={columns}
      rowKey={({ id }) => String(id)}
      empty={empty}
    />
  )
}

const columnsOf = (
  hrefOf: AgentProductTableProps['hrefOf'],
  actionOf: AgentProductTableProps['actionOf'],
): Column<AgentProduct>[] => [
  {
    id: 'model',
    header: '型号',
    cell: (product) => (
      <Link href={hrefOf(product)} tone="plain">
        <PartNumber>{product.model}</PartNumber>
      </Link>
    ),
  },
  { id: 'name', header: '名称', cell: ({ name }) => name },
  { id: 'brand', header: '品牌', cell: ({ brandCn }) => brandCn },
  { id: 'category', header: '分类', cell: ({ categoryName }) => categoryName ?? '—' },
  { id: 'catalogue', header: '型号库', cell: ({ modelId }) => (modelId === undefined ? '未收录' : '已关联') },
  { id: 'acts', header: '操作', width: '130px', cell: actionOf },
]
