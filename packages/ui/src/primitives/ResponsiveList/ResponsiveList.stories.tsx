import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { BulkBar } from '../BulkBar/BulkBar.tsx'
import { Button } from '../Button/Button.tsx'
import type { Column, ListView } from '../DataTable/DataTable.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'
import { Pagination } from '../Pagination/Pagination.tsx'
import { Tag } from '../Tag/Tag.tsx'
import { ResponsiveList, type ResponsiveListProps } from './ResponsiveList.tsx'

interface Demand {
  id: number
  kind: '求购' | '供应'
  model: string
  brand: string
  quantity: string
  place: string
}

const rows: Demand[] = [
  { id: 1, kind: '求购', model: 'GRM155R71C104KA88D', brand: '村田 muRata', quantity: '120,000', place: '深圳' },
  { id: 2, kind: '供应', model: 'STM32F103C8T6', brand: '意法半导体 ST', quantity: '8,400', place: '上海' },
  { id: 3, kind: '求购', model: 'TPS5430DDAR', brand: '德州仪器 TI', quantity: '3,000', place: '苏州' },
  { id: 4, kind: '供应', model: 'CC0402KRX7R7BB104', brand: '国巨 YAGEO', quantity: '800,000', place: '东莞' },
]

const Kind = ({ kind }: Pick<Demand, 'kind'>) => <Tag tone={kind === '求购' ? 'demand' : 'supply'}>{kind}</Tag>
const Model = ({ model }: Pick<Demand, 'model'>) => (
  <Link href={`#${model}`} tone="part">
    {model}
  </Link>
)

const columns: Column<Demand>[] = [
  { id: 'model', header: '型号', cell: Model },
  { id: 'kind', header: '类别', width: '80px', cell: Kind },
  { id: 'brand', header: '品牌', width: '160px', priority: 2, cell: ({ brand }) => brand },
  { id: 'quantity', header: '数量', width: '120px', align: 'right', isSortable: true, cell: (row) => row.quantity },
  { id: 'place', header: '所在地', width: '96px', priority: 3, cell: ({ place }) => place },
]

const card = (demand: Demand) => (
  <div style={{ display: 'grid', gap: 4 }}>
    <span style={{ display: 'flex', justifyContent: 'space-between', gap: 8 }}>
      <Model {...demand} />
      <Kind {...demand} />
    </span>
    <span style={{ display: 'flex', justifyContent: 'space-between', fontSize: 13 }}>
      <span>
        {demand.brand} {demand.place}
      </span>
      <strong>{demand.quantity}</strong>
    </span>
  </div>
)

/** The page keeps what the reader chose. */
function Kept({ view: first = 'auto', ...args }: ResponsiveListProps<Demand>) {
  const [view, setView] = useState<ListView>(first)
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['2']))
  return (
    <ResponsiveList
      {...args}
      view={view}
      onView={(next) => (setView(next), args.onView(next))}
      hiddenColumns={hidden}
      onHiddenColumns={(next) => (setHidden(next), args.onHiddenColumns?.(next))}
      selection={{ selected, onChange: setSelected }}
      bulk={
        <BulkBar count={selected.size} onClear={() => setSelected(new Set())}>
          <Button size="sm" tone="primary">
            <Icon of={Download} /> 导出所选
          </Button>
        </BulkBar>
      }
    />
  )
}

const meta = {
  component: ResponsiveList<Demand>,
  render: Kept,
  parameters: {
    docs: {
      description: {
        component:
          '整块列表：工具行、表格或卡片、勾选后的操作、翻页。容器宽 600 px 起用表格，以下用卡片，读者也可以自己选，由 onView 交给页面按列表保存。列表页都用它；只要一张表（没有卡片与工具行）时直接用 DataTable。',
      },
    },
  },
  args: {
    columns,
    rows,
    rowKey: ({ id }) => String(id),
    rowLabel: ({ model }) => model,
    caption: '供求信息',
    renderCard: card,
    toolbar: {
      title: '供求',
      total: 1204,
      order: { value: 'newest', options: [{ value: 'newest', label: '最新发布' }], onChange: fn() },
    },
    onView: fn(),
    onHiddenColumns: fn(),
    onSort: fn(),
    children: <Pagination page={1} pageSize={20} total={1204} hrefFor={(page) => `#page-${page}`} />,
  },
} satisfies Meta<typeof ResponsiveList<Demand>>

export default meta
type Story = StoryObj<typeof meta>

/** A table where there is room; the reader takes cards. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('grid', { name: '供求信息' })).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: '卡片' }))
    await expect(args.onView).toHaveBeenCalledWith('cards')
    await expect(canvas.queryByRole('grid')).toBeNull()
    await expect(canvas.getByRole('list', { name: '供求信息' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '卡片' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.queryByRole('button', { name: /^列/ })).toBeNull()
    await userEvent.click(await canvas.findByRole('button', { name: '表格' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择 TPS5430DDAR' }))
    await expect(canvas.getByRole('group', { name: '批量操作' })).toHaveTextContent('已选 2 条')
  },
}

/** Cards where there is little room; the reader takes the table all the same. */
export const Narrow: Story = {
  globals: { viewport: { value: 'least' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: '供求信息' })).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: '表格' }))
    await expect(canvas.getByRole('grid', { name: '供求信息' })).toBeVisible()
  },
}

export const Loading: Story = {
  args: { rows: [], state: 'loading', children: undefined },
  play: ({ canvas }) => expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true'),
}

export const Empty: Story = {
  args: {
    rows: [],
    children: undefined,
    empty: (
      <EmptyState
        title="还没有供求信息"
        why="发布一条，让卖家来找您"
        action={
          <Button tone="primary" size="sm">
            发布
          </Button>
        }
      />
    ),
  },
}

export const Failed: Story = {
  args: { rows: [], state: 'error', children: undefined, error: <ErrorState kind="timeout" onRetry={fn()} /> },
}

export const LongText: Story = {
  args: {
    rows: rows.map((row) => ({ ...row, brand: '江苏长电科技股份有限公司半导体分立器件事业部' })),
  },
}

export const Picture: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 48, maxWidth: 1024 }}>
      <Kept {...args} />
      <Kept {...args} view="cards" caption="供求信息，卡片">
        {null}
      </Kept>
    </div>
  ),
}
export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }
