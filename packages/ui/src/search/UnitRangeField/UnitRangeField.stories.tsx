import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { UnitRangeField, type UnitRangeFieldProps } from './UnitRangeField.tsx'

const capacitances = [1e-12, 1e-11, 2.2e-11, 1e-10, 1e-9, 1e-8, 1e-7, 4.7e-7, 1e-6, 1e-5, 1e-4]

const meta = {
  component: UnitRangeField,
  parameters: {
    docs: {
      description: {
        component:
          '参数的范围：拖两个端点，或直接写 100n..1u、>=10k、<=5%，两边是同一个值。跨几个数量级时刻度按比例。放开滑块或按 Enter 才告知。只有几档的参数用 ParamFilter 的值。',
      },
    },
  },
  args: {
    label: '容值',
    unit: 'F',
    all: { low: 1e-12, high: 1e-4 },
    figures: capacitances.map((figure, at) => ({ figure, count: (at % 5) * 12 + 3 })),
    onChange: fn(),
  },
  render: Kept,
  decorators: [(Story) => <div style={{ width: 220 }}>{Story()}</div>],
} satisfies Meta<typeof UnitRangeField>

export default meta
type Story = StoryObj<typeof meta>

/** The owner keeps the expression. */
function Kept(args: UnitRangeFieldProps) {
  const [value, setValue] = useState(args.value)
  return <UnitRangeField {...args} value={value} onChange={(next) => (setValue(next), args.onChange(next))} />
}

/** An expression is told by Enter, and the thumbs go where it says. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('textbox', { name: '容值的范围' })
    await userEvent.type(box, '100n..1u{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('100n..1u')
    const [low, high] = canvas.getAllByRole('slider')
    await expect(low).toHaveAttribute('aria-valuetext', '100 nF')
    await expect(high).toHaveAttribute('aria-valuetext', '1 µF')
    await userEvent.clear(box)
    await userEvent.type(box, '{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined)
  },
}

/** A thumb writes the expression; both ends open say nothing. */
export const Drawn: Story = {
  args: { label: '阻值', unit: 'Ω', all: { low: 1, high: 1e6 }, figures: [], value: '>=10k' },
  play: async ({ args, canvas }) => {
    const [low, high] = canvas.getAllByRole('slider')
    high?.focus()
    await userEvent.keyboard('{Home}')
    await expect(args.onChange).toHaveBeenLastCalledWith('10k')
    await userEvent.keyboard('{End}')
    await expect(args.onChange).toHaveBeenLastCalledWith('>=10k')
    low?.focus()
    await userEvent.keyboard('{Home}')
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined)
    await expect(canvas.getByRole('textbox')).toHaveValue('')
  },
}

/** What cannot be read is told, and stands until it is mended. */
export const Unread: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('textbox')
    await userEvent.type(box, '10kΩ{Enter}')
    await expect(box).toHaveAccessibleDescription(/单位应为 F/)
    await userEvent.clear(box)
    await userEvent.type(box, 'abc{Enter}')
    await expect(box).toHaveAccessibleDescription(/请写成 ≥10k、100n..1u 这样的范围/)
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Percent: Story = {
  args: { label: '精度', unit: '%', all: { low: 0.1, high: 20 }, value: '<=5%', figures: [] },
}

export const Picture: Story = {
  decorators: [(Story) => <div style={{ minWidth: 'min(480px, 100vw - 32px)' }}>{Story()}</div>],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 32, width: 480, maxWidth: '100%' }}>
      <UnitRangeField {...args} />
      <UnitRangeField {...args} value="1n..10u" />
      <UnitRangeField
        {...args}
        label="耐压"
        unit="V"
        all={{ low: 4, high: 50 }}
        figures={[4, 6.3, 10, 16, 25, 35, 50].map((figure, at) => ({ figure, count: 20 + at }))}
        value=">=16"
      />
      <UnitRangeField {...args} label="工作温度" unit="°C" all={{ low: -55, high: 150 }} figures={[]} />
    </div>
  ),
}
export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
