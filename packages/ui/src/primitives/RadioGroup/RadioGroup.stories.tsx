import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx'

const options = [
  { value: 'spot', label: '现货' },
  { value: 'order', label: '订货' },
  { value: 'both', label: '都可以' },
]
const invoices = [
  { value: 'special', label: '增值税专用发票', detail: '企业采购，可抵扣进项税' },
  { value: 'normal', label: '增值税普通发票', detail: '个人或不需抵扣的企业' },
  { value: 'none', label: '不开发票', isDisabled: true },
]

const meta = {
  component: RadioGroup,
  args: { label: '货源', options, value: 'spot', onChange: fn() },
  render: Kept,
  parameters: {
    docs: {
      description: {
        component:
          '用途：从少数几项里选一项，全部摆在眼前。何时用：2–6 项；词短用 look="buttons"，要解释用 look="list" 配 detail。不要：超过 6 项用 Select；立刻生效的开关用 Switch；可多选用 CheckboxGroup。',
      },
    },
  },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

/** The owner keeps the value. */
function Kept(args: RadioGroupProps) {
  const [value, setValue] = useState(args.value)
  return <RadioGroup {...args} value={value} onChange={(next) => (setValue(next), args.onChange(next))} />
}

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '订货' }))
    await expect(args.onChange).toHaveBeenCalledWith('order')
    await expect(canvas.getByRole('radiogroup', { name: '货源' })).toBeVisible()
  },
}

/** Arrows choose; one Tab leads in. */
export const ByKeyboard: Story = {
  args: { look: 'buttons' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: '现货' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith('order')
  },
}

export const Invalid: Story = {
  args: { value: null, isRequired: true, error: '请选择货源' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('请选择货源')
  },
}

export const LongText: Story = {
  args: {
    label: '发票',
    value: 'long',
    options: [
      ...invoices,
      {
        value: 'long',
        label: '由供应商按实际发货批次分别开具电子增值税专用发票',
        detail: '每批货到后 7 个工作日内发到采购联系人的邮箱',
      },
    ],
  },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
}

export const Picture: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 32, maxWidth: 640 }}>
      <RadioGroup label="发票" options={invoices} value="special" onChange={fn()} help="下单后仍可修改" />
      <RadioGroup label="货源" options={options} value={null} isRequired error="请选择货源" onChange={fn()} />
      <RadioGroup look="buttons" label="货源" options={options} value="order" onChange={fn()} />
      <RadioGroup look="buttons" label="货源" options={options} value={null} error="请选择货源" onChange={fn()} />
      <RadioGroup look="buttons" label="不可用" options={options} value="spot" isDisabled onChange={fn()} />
      <RadioGroup label="不可用" options={options} value="spot" isDisabled onChange={fn()} />
    </div>
  ),
}

export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
