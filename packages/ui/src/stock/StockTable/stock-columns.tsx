import { formatNumber } from '@xinpu/sdk/format'
import type { StockVO } from '@xinpu/sdk/types'
import type { Column } from '../../primitives/DataTable/DataTable.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import { MoneyText } from '../../primitives/MoneyText/MoneyText.tsx'
import { figureFault, type StockFigure } from '../StockDialog/stock-draft.ts'
import { Freshness, StockCompany, StockModel } from './stock-cells.tsx'
import * as S from './StockTable.styles.ts'

export interface StockColumns {
  now: Date
  /** Where the part is told; left out in a list of one's own. */
  partHref?: ((line: StockVO) => Href) | undefined
  companyHref?: ((line: StockVO) => Href) | undefined
  actionOf: (line: StockVO) => React.ReactNode
}

/** The columns of stock; whose it is, where lines of several companies stand together. */
export const stockColumns = ({ now, partHref, companyHref, actionOf }: StockColumns): Column<StockVO>[] => [
  { id: 'model', header: '型号 / 品牌', cell: (line) => <StockModel line={line} href={partHref?.(line)} /> },
  {
    id: 'quantity',
    header: '数量',
    align: 'right',
    width: '128px',
    cell: ({ quantity }) => (
      <S.Figure>
        <strong>{formatNumber(quantity)}</strong>
      </S.Figure>
    ),
    editor: editorOf('quantity', 'numeric'),
  },
  {
    id: 'price',
    header: '单价',
    align: 'right',
    width: '112px',
    cell: ({ price, currency }) => <MoneyText kind="unit" value={price} currency={currency} none="面议" />,
    editor: editorOf('price', 'decimal'),
  },
  { id: 'batchNo', header: '批号', width: '72px', priority: 2, cell: ({ batchNo = '—' }) => batchNo },
  { id: 'package', header: '封装', width: '112px', priority: 4, cell: (line) => line.package ?? '—' },
  { id: 'location', header: '库存地', width: '80px', priority: 3, cell: ({ location = '—' }) => location },
  ...(companyHref ? [companyColumn(companyHref)] : []),
  { id: 'updated', header: '更新', width: '120px', cell: (line) => <Freshness line={line} now={now} /> },
  { id: 'acts', header: '操作', width: '96px', align: 'right', cell: actionOf },
]

const companyColumn = (href: (line: StockVO) => Href): Column<StockVO> => ({
  id: 'company',
  header: '企业',
  width: '208px',
  cell: (line) => <StockCompany line={line} href={href(line)} />,
})

const editorOf = (figure: StockFigure, inputMode: 'decimal' | 'numeric') => ({
  value: (line: StockVO) => String(line[figure] ?? ''),
  check: (text: string) => figureFault(figure, text),
  inputMode,
})
