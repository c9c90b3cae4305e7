import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { capacitors } from '../PartTable/samples.ts'
import { SelectionTable, type SelectionRow, type SelectionTableProps } from './SelectionTable.tsx'
import { SelectionTools } from './SelectionTools.tsx'
import { allColumns, usualColumns } from './usual-columns.ts'

const parameters = [
  { name: '容值', unit: 'F' },
  { name: '耐压', unit: 'V' },
  { name: '介质', unit: '' },
  { name: '精度', unit: '%' },
  { name: '工作温度', unit: '°C' },
  { name: 'ESR', unit: 'Ω' },
]
const rows: SelectionRow[] = capacitors.map((part, at) => ({ ...part, price: at === 4 ? null : 0.0123 * (at + 1) }))
const hiddenOf = (shown: readonly string[]) => new Set(allColumns(parameters).filter((id) => !shown.includes(id)))

const inWords = (param: SelectionRow['params'][number]) => ({ ...param, origin: 'description' as const })

const meta = {
  component: SelectionTable,
  parameters: {
    docs: {
      description: {
        component:
          '参数选型表：分类的每个参数一列，列可选、可排序，翻页时列不动。放不下的列在自己的框里横向滚动。600 px 以下成块。',
      },
    },
  },
  args: {
    rows,
    parameters,
    caption: '贴片电容 MLCC 参数选型',
    hrefOf: (part) => `#part-${part.id}`,
    datasheetOf: (part) => (part.specId === null ? null : `#spec-${part.specId}`),
    quantity: 1000,
    sortable: new Set(parameters.map(({ name }) => `param-${name}`)),
    onSort: fn(),
    hidden: hiddenOf(usualColumns(parameters, { stock: true, price: true })),
    onHidden: fn(),
    view: 'auto',
    onView: fn(),
    selection: { selected: new Set([1]), onChange: fn() },
    toolbar: {
      title: '符合',
      total: 5,
      children: <SelectionTools quantity={1000} onQuantity={fn()} inStock={false} onStock={fn()} onExport={fn()} />,
    },
    empty: <EmptyState title="没有符合的型号" />,
  },
  render: Kept,
} satisfies Meta<typeof SelectionTable>

export default meta
type Story = StoryObj<typeof meta>

/** The page keeps which columns are shown. */
function Kept(args: SelectionTableProps) {
  const [hidden, setHidden] = useState(args.hidden)
  return <SelectionTable {...args} hidden={hidden} onHidden={(next) => (setHidden(next), args.onHidden(next))} />
}

/** A head sorts by its parameter; a column that is chosen appears. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /耐压/ }))
    await expect(args.onSort).toHaveBeenCalledWith({ id: 'param-耐压', direction: 'ascending' })
    await expect(canvas.queryByRole('columnheader', { name: /ESR/ })).toBeNull()
    await userEvent.click(await canvas.findByRole('button', { name: /^列/ }))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'ESR' }))
    await expect(canvas.getByRole('columnheader', { name: /ESR/ })).toBeInTheDocument()
  },
}

/** Every column at once: the table scrolls in its own frame, not the page. */
/** A figure that only the description of a catalogue tells is marked as such. */
export const ReadInWords: Story = {
  args: {
    rows: rows.map((row, at) => (at === 0 ? { ...row, params: row.params.map(inWords) } : row)),
  },
  play: ({ canvas }) => expect(canvas.getAllByTitle('来自目录描述')[0]).toBeVisible(),
}

export const AllColumns: Story = {
  args: { hidden: new Set() },
  play: () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
}

/** Without a quantity there is no price. */
export const WithoutPrice: Story = {
  args: { quantity: undefined },
  play: ({ canvas }) => expect(canvas.queryByRole('columnheader', { name: /单价/ })).toBeNull(),
}

export const Empty: Story = {
  args: { rows: [] },
  play: ({ canvas }) => expect(canvas.getByText('没有符合的型号')).toBeVisible(),
}

export const Picture: Story = {}
export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }
