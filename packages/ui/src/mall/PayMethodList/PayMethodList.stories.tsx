import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { dollarPayTypes, payTypes } from '../story-pay.ts'
import { PayMethodList, type PayMethodListProps } from './PayMethodList.tsx'

const meta = {
  component: PayMethodList,
  parameters: {
    docs: {
      description: {
        component: '用途：选付款方式。每种说明怎么付、多久到账；不能选的留在原位并说原因。在收银台还可以改。',
      },
    },
  },
  args: { types: payTypes, value: 'ALI', onChange: fn() },
  render: Kept,
  decorators: [(Story) => <div style={{ maxWidth: 348 }}>{Story()}</div>],
} satisfies Meta<typeof PayMethodList>

export default meta
type Story = StoryObj<typeof meta>

/** The page keeps the choice. */
function Kept(args: PayMethodListProps) {
  const [value, setValue] = useState(args.value)
  return <PayMethodList {...args} value={value} onChange={(next) => (setValue(next), args.onChange(next))} />
}

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: '付款方式' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /^银行转账/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith('BANK')
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('radio', { name: /微信支付/ })).toBeChecked()
  },
}

/** Closed ways stay, say why, and are passed over by the arrows. */
export const Closed: Story = {
  args: { types: dollarPayTypes, value: null, error: '请选择付款方式' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: /^支付宝/ })).toBeDisabled()
    await expect(canvas.getAllByText('美元订单只能银行转账')).toHaveLength(2)
    await expect(canvas.getByText('请选择付款方式')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /^银行转账/ }))
    await expect(args.onChange).toHaveBeenCalledWith('BANK')
  },
}

/** On its way, and with nothing to choose from. */
export const Waiting: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <PayMethodList {...args} types="loading" />
      <PayMethodList {...args} types={[]} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: '付款方式加载中' })).toBeInTheDocument()
    await expect(canvas.getByText(/没有可用的付款方式/)).toBeVisible()
  },
}

const both: Story['render'] = (args) => (
  <div style={{ display: 'grid', gap: 24 }}>
    <PayMethodList {...args} isLabelHidden />
    <PayMethodList {...args} types={dollarPayTypes} value={null} error="请选择付款方式" />
  </div>
)

export const Picture: Story = { render: both }
export const DarkPicture: Story = { render: both, parameters: { theme: 'dark' } }
