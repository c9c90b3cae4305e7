import type { ProductLine } from '@xinpu/sdk/types'
import type { Column } from '../../primitives/DataTable/DataTable.tsx'
import { LineBrand, LineProof, LineState } from './line-cells.tsx'
import { LineActs, type LineActsProps } from './LineActs.tsx'

/** The columns of the lines of their owner. */
export const lineColumns = (now: Date, acts: Omit<LineActsProps, 'line'>): Column<ProductLine>[] => [
  { id: 'brand', header: '品牌', width: '120px', cell: (line) => <LineBrand line={line} /> },
  { id: 'categories', header: '产品分类', cell: ({ categoryNames }) => categoryNames.join('、') },
  { id: 'proof', header: '证书', width: '170px', cell: (line) => <LineProof line={line} now={now} /> },
  { id: 'status', header: '审核', width: '160px', cell: (line) => <LineState line={line} /> },
  { id: 'acts', header: '操作', width: '130px', cell: (line) => <LineActs {...acts} line={line} /> },
]
