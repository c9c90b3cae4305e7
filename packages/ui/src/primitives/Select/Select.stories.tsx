import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { Select, type SelectProps } from './Select.tsx'

const options = [
  { value: 'relevance', label: '相关度' },
  { value: 'stock', label: '库存从多到少' },
  { value: 'price', label: '单价从低到高' },
]

const meta = {
  component: Select,
  args: { label: '排序', options, value: 'relevance', onChange: fn() },
  render: Kept,
  decorators: [(Story) => <div style={{ maxWidth: 240 }}>{Story()}</div>],
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

/** The owner keeps the value. */
function Kept(args: SelectProps) {
  const [value, setValue] = useState(args.value)
  return <Select {...args} value={value} onChange={(next) => (setValue(next), args.onChange(next))} />
}

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /排序/ }))
    await userEvent.click(await screen.findByRole('option', { name: '库存从多到少' }))
    await expect(args.onChange).toHaveBeenCalledWith('stock')
    await expect(canvas.getByRole('button', { name: /库存从多到少/ })).toBeVisible()
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('stock')
  },
}

export const Invalid: Story = { args: { label: '反馈类型', value: null, isRequired: true, error: '请选择反馈类型' } }

export const Picture: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Select label="品牌" options={options} value="stock" onChange={fn()} />
      <Select label="反馈类型" options={options} value={null} isRequired error="请选择反馈类型" onChange={fn()} />
      <Select label="排序" isLabelHidden size="sm" options={options} value="price" onChange={fn()} />
      <Select label="不可用" isDisabled options={options} value="price" onChange={fn()} />
    </div>
  ),
}

/** Opened. */
export const DarkPicture: Story = {
  parameters: { theme: 'dark' },
  decorators: [(Story) => <div style={{ minHeight: 240 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /排序/ }))
    await expect(await screen.findByRole('listbox')).toBeVisible()
  },
}
