import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { Link } from '../Link/Link.tsx'
import { NumberText } from '../NumberText/NumberText.tsx'
import { StatusTag } from '../StatusTag/StatusTag.tsx'
import { DataTable, type Column, type DataTableProps, type Sort } from './DataTable.tsx'

interface Part {
  id: number
  model: string
  brand: string
  package: string
  dropout: number
  stock: number
  price: string
}

const rows: Part[] = [
  {
    id: 1,
    model: 'ME6211C33M5G-N',
    brand: '南京微盟',
    package: 'SOT-23-5',
    dropout: 120,
    stock: 387208,
    price: '¥0.24',
  },
  {
    id: 2,
    model: 'TPS7A2033PDBVR',
    brand: '德州仪器 TI',
    package: 'SOT-23-5',
    dropout: 140,
    stock: 32901,
    price: '¥0.8768',
  },
  {
    id: 3,
    model: 'SGM2036-3.3YN5G/TR',
    brand: '圣邦微',
    package: 'SOT-23-5',
    dropout: 190,
    stock: 4047,
    price: '¥1.1182',
  },
  {
    id: 4,
    model: 'TPLP5907MFX-3.3',
    brand: '思瑞浦',
    package: 'SOT-23-5',
    dropout: 200,
    stock: 270570,
    price: '¥0.5274',
  },
  {
    id: 5,
    model: 'SPX3819M5-L-3-3/TR',
    brand: '迈凌',
    package: 'SOT-23-5',
    dropout: 340,
    stock: 355395,
    price: '¥0.7604',
  },
]

const Stock = ({ stock }: Pick<Part, 'stock'>) => (
  <StatusTag tone={stock > 5000 ? 'ok' : 'warn'} shape={stock > 5000 ? 'full' : 'half'}>
    {stock > 5000 ? '现货 ' : '紧张 '}
    <NumberText value={stock} />
  </StatusTag>
)

const columns: Column<Part>[] = [
  {
    id: 'model',
    header: '型号',
    cell: ({ model }) => (
      <Link href={`#${model}`} tone="part">
        {model}
      </Link>
    ),
  },
  { id: 'brand', header: '品牌', cell: ({ brand }) => brand, priority: 2 },
  { id: 'package', header: '封装', cell: (part) => part.package, priority: 3 },
  { id: 'dropout', header: '压差', unit: 'mV', align: 'right', isSortable: true, cell: ({ dropout }) => dropout },
  { id: 'stock', header: '库存', align: 'right', isSortable: true, cell: (part) => <Stock {...part} /> },
  { id: 'price', header: '单价 @1,000', align: 'right', cell: ({ price }) => <strong>{price}</strong> },
]

/** Columns that keep their widths, whatever rows come. */
const steady: Column<Part>[] = columns.map((column, at) => ({
  ...column,
  width: ['200px', '140px', '104px', '96px', '160px', '128px'][at],
}))

const priced: Column<Part>[] = steady.map((column) =>
  column.id === 'price'
    ? {
        ...column,
        editor: {
          value: ({ price }) => price.slice(1),
          check: (text) => (Number(text) > 0 ? undefined : '单价须大于 0'),
          inputMode: 'decimal',
        },
      }
    : column.id === 'package'
      ? {
          ...column,
          editor: {
            value: (part) => part.package,
            options: ['SOT-23-5', 'SOT-89', 'DFN-6'].map((label) => ({ value: label, label })),
          },
        }
      : column,
)

const thousand: Part[] = Array.from({ length: 1000 }, (_, at) => ({
  ...rows[at % rows.length]!,
  id: at + 1,
  model: `TPS7A${2000 + at}PDBVR`,
}))

const labelOf = ({ model }: Part) => model

const keyOf = ({ id }: Part) => String(id)

const card = (part: Part) => (
  <div style={{ display: 'grid', gap: 4 }}>
    <Link href={`#${part.model}`} tone="part">
      {part.model}
    </Link>
    <span style={{ fontSize: 13 }}>
      {part.brand} {part.package}
    </span>
    <span style={{ display: 'flex', justifyContent: 'space-between', fontSize: 13 }}>
      <Stock {...part} />
      <strong>{part.price}</strong>
    </span>
  </div>
)

const meta = {
  component: DataTable<Part>,
  parameters: {
    docs: {
      description: {
        component:
          '成行比较的数据用它：排序、勾选（Shift 连选）、首列固定、就地修改、空与加载的样子都在里面。列要在渲染之间保持同一个数组；给每列宽度（只留一列占余下的位置），行到来时列宽就不会跳。不要拿它排版，也不要在单元格里放整块表单；少于三列时用列表。超过 200 行时只画看得见的行。',
      },
    },
  },
  args: {
    columns,
    rows,
    rowKey: keyOf,
    rowLabel: labelOf,
    caption: '线性稳压器',
    sort: { id: 'dropout', direction: 'ascending' },
    onSort: fn(),
  },
} satisfies Meta<typeof DataTable<Part>>

export default meta
type Story = StoryObj<typeof meta>

function Ticked(args: DataTableProps<Part>) {
  const [selected, setSelected] = useState<Set<string>>(new Set(['2']))
  const [sort, setSort] = useState<Sort | undefined>(args.sort)
  return <DataTable {...args} selection={{ selected, onChange: setSelected }} sort={sort} onSort={setSort} />
}

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: '压差 mV' })).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(canvas.getByRole('button', { name: '压差 mV' }))
    await expect(args.onSort).toHaveBeenLastCalledWith({ id: 'dropout', direction: 'descending' })
    await userEvent.click(canvas.getByRole('button', { name: '库存' }))
    await expect(args.onSort).toHaveBeenLastCalledWith({ id: 'stock', direction: 'ascending' })
  },
}

/** Shift ticks from the last row touched; the head ticks the page. */
export const Selects: Story = {
  render: Ticked,
  play: async ({ canvas, userEvent }) => {
    const [all, first, , , fourth] = canvas.getAllByRole('checkbox')
    await userEvent.click(first!)
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(fourth!)
    await userEvent.keyboard('{/Shift}')
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(4)
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all!)
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(6)
  },
}

/** j and k move, x ticks, Shift takes the range, Enter opens. */
export const ByKeyboard: Story = {
  render: Ticked,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const opened = fn((event: Event) => event.preventDefault())
    canvasElement.addEventListener('click', opened, { capture: true, once: true })
    const [, first, second, third] = canvas.getAllByRole('row')
    first!.focus()
    await userEvent.keyboard('x')
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('j{ArrowDown}')
    await expect(third).toHaveFocus()
    await userEvent.keyboard('{Shift>}X{/Shift}')
    await expect(second).toHaveAttribute('aria-selected', 'true')
    await expect(third).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(opened.mock.lastCall?.[0].target).toHaveTextContent('SGM2036-3.3YN5G/TR')
  },
}

/** From anywhere on the page j comes to the list; ? tells its keys; who types, or chooses characters, is left alone. */
export const FromThePage: Story = {
  render: (args) => (
    <>
      <input aria-label="说明" />
      <Ticked {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const [, first, second] = canvas.getAllByRole('row')
    await userEvent.keyboard('j')
    await expect(first).toHaveFocus()
    await userEvent.keyboard('xj')
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(second).toHaveFocus()
    const field = canvas.getByRole('textbox', { name: '说明' })
    await userEvent.type(field, 'jkx?')
    await expect(field).toHaveValue('jkx?')
    await expect(field).toHaveFocus()
    field.blur()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', isComposing: true, bubbles: true }))
    await expect(second).not.toHaveFocus()
    await userEvent.keyboard('?')
    const help = within(await screen.findByRole('dialog', { name: '快捷键' }))
    await expect(help.getByText('下一行')).toBeVisible()
    await userEvent.keyboard('j{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(second).not.toHaveFocus()
    await userEvent.keyboard('k')
    await expect(second).toHaveFocus()
  },
}

const counted = fn()
const countingColumns: Column<Part>[] = [{ id: 'model', header: '型号', cell: (part) => (counted(), part.model) }]

/** A tick renders one row, not all. */
export const RendersOneRow: Story = {
  args: { columns: countingColumns },
  render: Ticked,
  play: async ({ canvas, userEvent }) => {
    counted.mockClear()
    await userEvent.click(canvas.getAllByRole('checkbox')[1]!)
    await expect(counted).toHaveBeenCalledOnce()
  },
}

/** Under 600 px of room a row is a card, and can still be ticked. */
export const Narrow: Story = {
  args: { renderCard: card },
  render: Ticked,
  decorators: [(Story) => <div style={{ width: 320, maxWidth: '100%' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('grid')).toBeNull()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(5)
  },
}

/** One page of many: the numbers are those of the whole list. */
export const Paged: Story = {
  args: { firstRow: 21, totalRows: 1204 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '1205')
    await expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '22')
  },
}

/** Rows on their way keep the room of rows, column by column. */
export const Loading: Story = {
  args: { columns: steady, rows: [], state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(6)
  },
}

const nothingFound = <EmptyState title="没有符合全部条件的型号" why="去掉“封装 0402”可多出 38 条" />
const notCome = <ErrorState kind="server" requestId="7f3a9c" onRetry={fn()} />

export const Empty: Story = { args: { rows: [], empty: nothingFound } }
export const Failed: Story = {
  args: { rows: [], state: 'error', error: notCome },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: '重试' })).toBeVisible(),
}

/** Widths are those of the head: longer rows wrap, and move nothing. */
export const Steady: Story = {
  args: { columns: steady },
  play: async ({ canvas, args }) => {
    const edges = () => canvas.getAllByRole('columnheader').map((head) => head.getBoundingClientRect().left)
    const before = edges()
    await expect(before).toHaveLength(args.columns.length)
    const cell = canvas.getByRole('cell', { name: '圣邦微' })
    cell.textContent = '圣邦微电子（北京）股份有限公司华东销售中心'
    await expect(edges()).toEqual(before)
  },
}

function Changed(args: DataTableProps<Part>) {
  const [parts, setParts] = useState(args.rows)
  return (
    <DataTable
      {...args}
      rows={parts}
      onEdit={async (part, column, text) => {
        await args.onEdit?.(part, column, text)
        const price = column === 'price' ? { price: `¥${text}` } : { package: text }
        setParts((last) => last.map((row) => (row === part ? { ...row, ...price } : row)))
      }}
    />
  )
}

/** A cell is changed in its place: Enter keeps, Esc takes back, what is wrong stays open. */
export const RowEdit: Story = {
  args: { columns: priced, onEdit: fn(async () => {}) },
  render: Changed,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /¥0.24.*编辑/ }))
    const field = canvas.getByRole('textbox', { name: /单价/ })
    await expect(field).toHaveFocus()
    await userEvent.keyboard('0{Enter}')
    await expect(field).toHaveAccessibleDescription('单价须大于 0')
    await expect(args.onEdit).not.toHaveBeenCalled()
    await userEvent.keyboard('.31{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /¥0.31/ })).toHaveFocus())
    await expect(args.onEdit).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }), 'price', '0.31')

    await userEvent.keyboard('{Enter}9{Escape}')
    await expect(canvas.getByRole('button', { name: /¥0.31/ })).toHaveFocus()
    canvas.getAllByRole('row')[2]!.focus()
    await userEvent.keyboard('{F2}')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '封装' }), 'SOT-89')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: /SOT-89/ })).toBeVisible())
  },
}

/** What the server refuses stays open, with its words. */
export const EditRefused: Story = {
  args: {
    columns: priced,
    onEdit: async () => {
      throw new Error('该型号已下架')
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /¥0.8768/ }))
    await userEvent.keyboard('1{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('该型号已下架')
  },
}

/** Of a thousand rows those in sight are drawn; End goes to the last. */
export const Thousand: Story = {
  args: { columns: steady, rows: thousand },
  render: Ticked,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveAttribute('data-index', '0'))
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '1001')
    canvas.getAllByRole('row')[1]!.focus()
    await userEvent.keyboard('{End}')
    const last = await canvas.findByRole('row', { name: /TPS7A2999PDBVR/ })
    await waitFor(() => expect(last).toHaveFocus())
    await expect(last).toHaveAttribute('aria-rowindex', '1001')
    await userEvent.keyboard('xkk')
    await expect(canvas.getByRole('row', { name: /TPS7A2997PDBVR/ })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(canvas.getByRole('row', { name: /TPS7A2000PDBVR/ })).toHaveFocus())
    await waitFor(() => expect(canvas.queryByRole('row', { name: /TPS7A2990PDBVR/ })).toBeNull())
  },
}

/** In a frame of its own, head and first column stay, and rows are drawn as they come. */
export const InFrame: Story = {
  args: { columns: steady, rows: thousand, maxHeight: '320px' },
  decorators: [(Story) => <div style={{ width: 620, maxWidth: '100%' }}>{Story()}</div>],
  render: Ticked,
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('grid').parentElement!
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveAttribute('data-index', '0'))
    frame.scrollTo(120, 44 * 500)
    const row = await canvas.findByRole('row', { name: /TPS7A2502PDBVR/ })
    await expect(row).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: '型号' }).getBoundingClientRect().left).toBeCloseTo(
      frame.getBoundingClientRect().left + 40,
      0,
    )
  },
}

/** The reader took two columns away. */
export const HiddenColumns: Story = {
  args: { hiddenColumns: new Set(['brand', 'dropout']) },
  play: ({ canvas }) => expect(canvas.getAllByRole('columnheader')).toHaveLength(4),
}

/** Cards where they were chosen, and there is room for several beside each other. */
export const AsCards: Story = { args: { renderCard: card, view: 'cards' }, render: Ticked }

/** Text of several lines in each row, as some cells have it. */
const lined = (...counts: number[]) =>
  counts.map((count, at) => ({ ...rows[at], brand: Array(count).fill('一行').join('\n') }) as Part)

/** A row of one line or two has its one height; what has more keeps off the lines between the rows. */
export const Lined: Story = {
  args: {
    rows: lined(1, 2, 3),
    columns: columns.map((column) =>
      column.id === 'brand'
        ? { ...column, cell: ({ brand }) => <div style={{ whiteSpace: 'pre' }}>{brand}</div> }
        : column,
    ),
  },
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('row').slice(1)
    await expect(shown.slice(0, 2).map((row) => row.getBoundingClientRect().height)).toEqual([44, 44])
    const [cell, text] = [shown[2]?.children[1], shown[2]?.querySelector('div')].map((node) =>
      node?.getBoundingClientRect(),
    )
    await expect((text?.top ?? 0) - (cell?.top ?? 0)).toBeGreaterThanOrEqual(3)
  },
}

export const Picture: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Ticked {...args} />
      <DataTable {...args} density="compact" caption="线性稳压器，紧凑" />
      <DataTable {...args} columns={priced} onEdit={fn()} rows={rows.slice(0, 2)} caption="可以就地修改" />
      <DataTable {...args} columns={steady} rows={[]} state="loading" caption="正在加载" />
      <DataTable {...args} columns={steady} rows={[]} empty={nothingFound} caption="没有型号" />
      <div style={{ width: 620, maxWidth: '100%' }}>
        <Ticked {...args} columns={steady} maxHeight="200px" caption="在框内滚动" />
      </div>
      <DataTable {...args} renderCard={card} view="cards" rows={rows.slice(0, 3)} caption="卡片" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const [frame] = canvas.getAllByRole('grid').slice(-1)
    frame!.parentElement!.scrollTo(60, 70)
    await userEvent.click(canvas.getByRole('button', { name: /¥0.24.*编辑/ }))
    await userEvent.keyboard('0{Enter}')
  },
}

export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }

export const PhonePicture: Story = {
  args: { renderCard: card },
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Ticked {...args} />
      <DataTable {...args} rows={[]} state="loading" caption="正在加载" />
    </div>
  ),
  globals: { viewport: { value: 'phone' } },
}
