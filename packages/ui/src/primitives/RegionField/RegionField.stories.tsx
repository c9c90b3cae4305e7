import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { RegionField, type RegionFieldProps } from './RegionField.tsx'

const provinces = [
  { id: 44, name: '广东省', hasChildren: true },
  { id: 31, name: '上海市', hasChildren: true },
]

const meta = {
  component: RegionField,
  parameters: {
    docs: {
      description: {
        component:
          '用途：填所在地区，值是文字“广东省 深圳市 南山区”。有省份时逐级选，取不到省份时改为输入，不挡住表单。收货地址要到编号的，用 Cascader。',
      },
    },
  },
  args: {
    value: '',
    onChange: fn(),
    name: 'region',
    nodes: provinces,
    load: async () => [
      { id: 4403, name: '深圳市' },
      { id: 4401, name: '广州市' },
    ],
  },
  render: Kept,
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof RegionField>

export default meta
type Story = StoryObj<typeof meta>

/** The owner keeps the words. */
function Kept(args: RegionFieldProps) {
  const [value, setValue] = useState(args.value)
  return <RegionField {...args} value={value} onChange={(next) => (setValue(next), args.onChange(next))} />
}

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /所在地区/ }))
    await userEvent.click(await screen.findByRole('option', { name: '广东省' }))
    await userEvent.click(await screen.findByRole('option', { name: '深圳市' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('广东省 深圳市')
  },
}

/** The provinces did not come: the region is typed. */
export const Typed: Story = {
  args: { nodes: [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '所在地区' }), '上海市 浦东新区')
    await expect(args.onChange).toHaveBeenLastCalledWith('上海市 浦东新区')
  },
}

export const Picture: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <RegionField {...args} />
      <RegionField {...args} value="广东省 深圳市 南山区" />
      <RegionField {...args} nodes={[]} error="所在地区最多 60 个字" />
    </div>
  ),
}
