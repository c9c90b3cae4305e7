import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
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
  args: {
    columns,
    rows,
    rowKey: keyOf,
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
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
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

export const Empty: Story = { args: { rows: [] } }

export const Picture: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Ticked {...args} />
      <DataTable {...args} density="compact" caption="线性稳压器，紧凑" />
    </div>
  ),
}

export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }

export const PhonePicture: Story = {
  args: { renderCard: card },
  render: Ticked,
  globals: { viewport: { value: 'phone' } },
}
