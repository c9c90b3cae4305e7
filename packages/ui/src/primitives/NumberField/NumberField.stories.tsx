import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { NumberField, type NumberFieldProps } from './NumberField.tsx'

const meta = {
  component: NumberField,
  args: { label: '数量', value: null, onChange: fn(), onEnter: fn() },
  render: Kept,
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          '用途：数量、单价、天数等要参与计算的数字，自带单位与千分位，全角数字照收。何时用：值是一个数；带单位的参数值（100nF）用 Slider 的数值框。不要：手机号、型号、编码不是数字，用 TextField；超出范围时不要替用户改数，说明原因即可。',
      },
    },
  },
} satisfies Meta<typeof NumberField>

export default meta
type Story = StoryObj<typeof meta>

/** The owner keeps the value. */
function Kept(args: NumberFieldProps) {
  const [value, setValue] = useState(args.value)
  return <NumberField {...args} value={value} onChange={(next) => (setValue(next), args.onChange(next))} />
}

export const Default: Story = {
  args: { unit: '片' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: '数量' })
    await userEvent.type(input, '2000a{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(2000)
    await expect(args.onEnter).toHaveBeenCalledOnce()
    await expect(input).toHaveValue('2,000')
    await userEvent.clear(input)
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

/** A Chinese keyboard writes full-width digits, and a full stop for the point. */
export const FullWidth: Story = {
  args: { label: '目标单价', kind: 'decimal', prefix: '¥' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox')
    await userEvent.type(input, '１２。５')
    await expect(input).toHaveValue('12.5')
    // What is no number changes nothing, and the caret stays.
    input.setSelectionRange(1, 1)
    await userEvent.keyboard('x。')
    await expect(input).toHaveValue('12.5')
    await expect(input.selectionStart).toBe(1)
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(12.5)
  },
}

/** An IME composes; what it leaves is put right. */
export const Composed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.click(input)
    fireEvent.compositionStart(input)
    fireEvent.input(input, { target: { value: '３００' } })
    fireEvent.compositionEnd(input)
    await expect(input).toHaveValue('300')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(300)
  },
}

/** Arrows and buttons step; a number beyond the limits is kept, and told. */
export const Steps: Story = {
  args: { value: 100, min: 100, max: 5000, step: 100, unit: '片', help: '起订 100 片' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: '数量' })
    await userEvent.click(canvas.getByRole('button', { name: /增加/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith(200)
    await userEvent.click(input)
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith(300)
    await userEvent.clear(input)
    await userEvent.type(input, '9000{Enter}')
    await expect(input).toHaveValue('9,000')
    await expect(input).toHaveAccessibleDescription('不能大于 5,000 片')
  },
}

/** A step that is kept pressed goes on until it is let go or there is no more. */
export const KeptPressed: Story = {
  args: { value: 100, min: 100, max: 300, step: 100 },
  play: async ({ args, canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: '增加' })
    await userEvent.pointer({ keys: '[MouseLeft>]', target: more })
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(300))
    await expect(more).toBeDisabled()
    await userEvent.pointer({ keys: '[/MouseLeft]', target: more })
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}

export const Invalid: Story = { args: { value: 0, error: '数量须大于 0', unit: '片', isRequired: true } }

/** 320 px wide. */
export const Narrow: Story = {
  args: { label: '希望到货的数量（含备品）', value: 120_000, step: 1000, unit: '片' },
  decorators: [(Story) => <div style={{ width: 288, maxWidth: '100%' }}>{Story()}</div>],
}

export const Picture: Story = {
  decorators: [(Story) => <div style={{ minWidth: 'min(640px, 100vw - 32px)' }}>{Story()}</div>],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 24 }}>
      <NumberField label="数量" isRequired value={2000} unit="片" onChange={fn()} />
      <NumberField
        label="目标单价"
        kind="decimal"
        value={0.235}
        prefix="¥"
        help="含税，最多 6 位小数"
        onChange={fn()}
      />
      <NumberField label="数量" value={100} min={100} step={100} unit="片" help="起订 100 片" onChange={fn()} />
      <NumberField label="数量" value={9000} max={5000} step={100} unit="片" onChange={fn()} />
      <NumberField label="交期" size="sm" value={7} unit="天" onChange={fn()} />
      <NumberField label="不可用" isDisabled value={1200} step={1} unit="片" onChange={fn()} />
    </div>
  ),
}

export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
