import { formatNumber } from '@xinpu/sdk/format'
import type { MyDemand } from '@xinpu/sdk/types'
import type { Column, Editor } from '../../primitives/DataTable/DataTable.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import { MoneyText } from '../../primitives/MoneyText/MoneyText.tsx'
import { PostAnswers, PostRest, PostSubject } from './post-cells.tsx'
import { postFault, type PostFigure } from './post-figures.ts'
import * as S from './PostTable.styles.ts'

export interface PostColumns {
  now: Date
  /** Where a post is told in full. */
  hrefOf: (post: MyDemand) => Href
  /** What can be done with one, at the end of its row. */
  actionOf: (post: MyDemand) => React.ReactNode
  /** Why the last act on some was refused, by their numbers. */
  faults?: ReadonlyMap<number, string>
}

/** The columns of own posts; amount, price, batch and days are changed in their place. */
export const postColumns = ({ now, hrefOf, actionOf, faults }: PostColumns): Column<MyDemand>[] => [
  {
    id: 'model',
    header: '型号 / 品牌',
    cell: (post) => <PostSubject post={post} href={hrefOf(post)} fault={faults?.get(post.id)} />,
  },
  {
    id: 'quantity',
    header: '数量',
    align: 'right',
    width: '120px',
    cell: ({ quantity }) => <S.Figure>{formatNumber(quantity)}</S.Figure>,
    editor: editorOf('quantity', ({ quantity }) => String(quantity), 'numeric'),
  },
  {
    id: 'price',
    header: '单价',
    align: 'right',
    width: '112px',
    cell: ({ price, currency }) => <MoneyText kind="unit" value={price} currency={currency} none="面议" />,
    editor: editorOf('price', ({ price = '' }) => String(price), 'decimal'),
  },
  {
    id: 'batchNo',
    header: '批号',
    width: '88px',
    priority: 3,
    cell: ({ batchNo }) => batchNo || '不限',
    editor: editorOf('batchNo', ({ batchNo = '' }) => batchNo, 'text'),
  },
  { id: 'answers', header: '报价', width: '120px', priority: 2, cell: (post) => <PostAnswers post={post} /> },
  {
    id: 'validDays',
    header: '剩余',
    width: '136px',
    cell: (post) => <PostRest post={post} now={now} />,
    editor: { ...editorOf('validDays', () => '', 'text'), options: days },
  },
  { id: 'acts', header: '操作', width: '88px', align: 'right', cell: actionOf },
]

/** Days from now that a post may be given. */
const days = [
  { value: '', label: '不变' },
  ...['7', '15', '30', '60'].map((value) => ({ value, label: `续 ${value} 天` })),
]

const editorOf = (
  figure: PostFigure,
  value: Editor<MyDemand>['value'],
  inputMode: 'decimal' | 'numeric' | 'text',
): Editor<MyDemand> => ({
  value,
  check: (text, post) => (text === value(post) ? undefined : postFault(figure, text, post)),
  inputMode,
})
