import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ColumnField } from '@xinpu/sdk/types'
import { expect, fn, within } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import type { MappedColumn } from './ColumnItem.tsx'
import { ColumnMapper } from './ColumnMapper.tsx'

const column = (place: number, name: string, told: Partial<MappedColumn>): MappedColumn => ({
  column: place,
  name,
  percent: 100,
  reason: '列名',
  samples: [],
  ...told,
})

const columns = [
  column(0, 'No.', { percent: 0, reason: '', samples: ['1', '2', '3'] }),
  column(1, 'Designator', { field: 'designator', samples: ['U1', 'C1,C2,C3,C4,C5,C6,C7,C8', 'R1,R4,R7'] }),
  column(2, 'Comment', { field: 'model', percent: 60, samples: ['STM32F103C8T6', '100nF 16V X7R', '10K 1%'] }),
  column(3, 'Footprint', { field: 'package', samples: ['LQFP48', 'C0402', 'R0603'] }),
  column(4, '', { field: 'brand', percent: 81, reason: '按内容 91 %', samples: ['ST', 'Murata', 'UniOhm'] }),
  column(5, '500套用量', { field: 'quantity', percent: 50, samples: ['500', '7000', '5500'] }),
]
const fields: ColumnField[] = ['model', 'value', 'quantity', 'brand', 'package', 'designator', 'remark']

const meta = {
  component: ColumnMapper,
  parameters: {
    docs: {
      description: {
        component:
          '每一列上面一个下拉框，说它是什么、为什么这么认；拿不准的用警示色。手机上列一行一个。认得的表头直接对好。',
      },
    },
  },
  args: {
    columns,
    map: columns.flatMap(({ column: place, field }) => (field ? [{ column: place, field }] : [])),
    fields,
    required: [
      ['model', 'value'],
      ['quantity', 'designator'],
    ],
    onChange: fn(),
    remember: { isOn: true, onChange: fn() },
    children: <Button tone="primary">匹配 132 行</Button>,
  },
} satisfies Meta<typeof ColumnMapper>

export default meta
type Story = StoryObj<typeof meta>

export const New: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('列名 500套用量，请确认')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /A 列“No\.”/ }))
    await userEvent.click(await within(document.body).findByRole('option', { name: '数量' }))
    const map = [...(args.map ?? [])].filter(({ field }) => field !== 'quantity')
    await expect(args.onChange).toHaveBeenCalledWith([{ column: 0, field: 'quantity' }, ...map])
  },
}

export const Shared: Story = {
  args: {
    columns: [...columns, column(6, '耐压', { field: 'rating', samples: ['50V', '16V'] }), column(7, '材料', {})],
    map: [{ column: 6, field: 'rating' }],
    fields: [...fields, 'rating'],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /H 列“材料”/ }))
    await userEvent.click(await within(document.body).findByRole('option', { name: '其他参数' }))
    await expect(args.onChange).toHaveBeenCalledWith([
      { column: 6, field: 'rating' },
      { column: 7, field: 'rating' },
    ])
  },
}

export const Known: Story = {
  args: { isKnown: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('这种表头您用过')
  },
}

export const Missing: Story = {
  args: { map: [{ column: 3, field: 'package' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('还要指出哪一列是型号或参数值、数量或位号')).toBeVisible()
  },
}

export const Noted: Story = {
  args: { required: [['model', 'value']], note: '没有数量列：每行按 1 个算，匹配后可以逐行改' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('每行按 1 个算')
  },
}

export const Picture: Story = {}
export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }
