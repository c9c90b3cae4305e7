import { formatNumber, formatUnitPrice } from '@xinpu/sdk/format'
import { goodsStatusLabels } from '@xinpu/sdk/labels'
import type { GoodsStatus, MyGoods } from '@xinpu/sdk/types'
import type { Column } from '../../primitives/DataTable/types.ts'
import { Link } from '../../primitives/Link/Link.tsx'
import { PartNumber } from '../../primitives/PartNumber/PartNumber.tsx'
import { StatusTag, type WordedStatus } from '../../primitives/StatusTag/StatusTag.tsx'
import type { OwnGoodsTableProps } from './OwnGoodsTable.tsx'

const looks = {
  on: { tone: 'ok', shape: 'full' },
  off: { tone: 'neutral', shape: 'ring' },
  pending: { tone: 'info', shape: 'half' },
  rejected: { tone: 'danger', shape: 'square' },
} as const satisfies Record<GoodsStatus, Pick<WordedStatus, 'shape' | 'tone'>>

/** What is wrong with a stock that was typed. */
const stockFault = (text: string): string | undefined =>
  /^\d{1,9}$/.test(text.normalize('NFKC').trim()) ? undefined : '库存为 0 至 999,999,999 的整数'

/** The columns of a seller's own goods. */
export const ownGoodsColumns = ({
  hrefOf,
  actionOf,
}: Pick<OwnGoodsTableProps, 'actionOf' | 'hrefOf'>): Column<MyGoods>[] => [
  {
    id: 'model',
    header: '型号',
    cell: (goods) => (
      <Link href={hrefOf(goods)}>
        <PartNumber>{goods.model}</PartNumber>
      </Link>
    ),
  },
  { id: 'brand', header: '品牌', width: '120px', priority: 3, cell: ({ brandCn }) => brandCn },
  {
    id: 'price',
    header: '单价起',
    width: '120px',
    align: 'right',
    cell: ({ ladderPrices, currency }) => formatUnitPrice(ladderPrices.at(-1)?.price ?? 0, currency),
  },
  {
    id: 'stock',
    header: '库存',
    width: '120px',
    align: 'right',
    cell: ({ stock }) => formatNumber(stock),
    editor: { value: ({ stock }) => String(stock), check: stockFault, inputMode: 'numeric' },
  },
  { id: 'moq', header: '起订', width: '88px', align: 'right', priority: 4, cell: ({ moq }) => formatNumber(moq) },
  {
    id: 'status',
    header: '状态',
    width: '104px',
    priority: 2,
    cell: ({ status }) => <StatusTag {...looks[status]}>{goodsStatusLabels[status]}</StatusTag>,
  },
  { id: 'action', header: '操作', width: '88px', align: 'right', cell: actionOf },
]
