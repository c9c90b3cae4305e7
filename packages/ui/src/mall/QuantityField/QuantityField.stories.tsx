import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { goods } from '../story-data.ts'
import { QuantityField, type QuantityFieldProps } from './QuantityField.tsx'

const meta = {
  component: QuantityField,
  parameters: {
    docs: {
      description: {
        component:
          '用途：购买数量。起订、倍数、库存三条规则分开说；不合规则的数量留在框里，改法是按钮，从不自动改。↑ ↓ 按倍数走，Shift 加 ↑ ↓ 走到下一档价格；写完离开或回车才算。',
      },
    },
  },
  args: { value: 460, onChange: fn(), moq: 10, mpq: 10, stock: 12_400, breaks: goods.ladderPrices },
  render: (args) => <Kept {...args} />,
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
} satisfies Meta<typeof QuantityField>

export default meta
type Story = StoryObj<typeof meta>

/** Whoever owns it keeps what was taken. */
function Kept({ value, onChange, ...props }: QuantityFieldProps) {
  const [kept, setKept] = useState(value)
  return (
    <QuantityField
      {...props}
      value={kept}
      onChange={(pieces) => {
        setKept(pieces)
        onChange(pieces)
      }}
    />
  )
}

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: '数量' })
    await expect(field).toHaveValue('460')
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith(470)
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
    await expect(args.onChange).toHaveBeenLastCalledWith(500)
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await expect(args.onChange).toHaveBeenLastCalledWith(100)
  },
}

/** Under the least quantity: one press makes it up. */
export const Moq: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: '数量' })
    await userEvent.clear(field)
    await userEvent.type(field, '4{Enter}')
    await expect(canvas.getByText('还差 6 片')).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: '补到 10' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(10)
    await expect(canvas.queryByText('还差 6 片')).toBeNull()
  },
}

/** No multiple: both sides are offered. Full-width digits are taken. */
export const Multiple: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: '数量' })
    await userEvent.clear(field)
    await userEvent.type(field, '４５７')
    await userEvent.tab()
    await expect(canvas.getByText('须为 10 的倍数')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '改为 450' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '改为 460' }))
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(field).toHaveValue('460')
  },
}

/** More than there is: less is bought, or the rest is asked of others. */
export const Stock: Story = {
  args: { onSplit: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: '数量' })
    await userEvent.clear(field)
    await userEvent.type(field, '20000{Enter}')
    await expect(canvas.getByText('库存只有 12,400 片')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '买 12,400，其余 7,600 求购' }))
    await expect(args.onSplit).toHaveBeenCalledWith({ bought: 12_400, rest: 7600 })
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: '改为 12,400' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(12_400)
  },
}

/** The shop has said no: the old quantity stays. */
export const Refused: Story = {
  args: { error: '库存只剩 2,600 片，4,000 没有保存', value: 2600, stock: 2600 },
  play: ({ canvas }) => expect(canvas.getByText('库存只剩 2,600 片，4,000 没有保存')).toBeVisible(),
}

export const Picture: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <QuantityField {...args} />
      <QuantityField {...args} value={6} />
      <QuantityField {...args} value={457} size="sm" />
      <QuantityField {...args} value={20_000} onSplit={fn()} />
    </div>
  ),
}
