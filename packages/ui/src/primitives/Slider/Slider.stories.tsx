import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Slider, type SliderProps } from './Slider.tsx'

const meta = {
  component: Slider,
  args: {
    label: '输入电压',
    min: 0,
    max: 60,
    step: 0.5,
    unit: 'V',
    value: [5.5, 36],
    onChange: fn(),
    onChangeEnd: fn(),
  },
  render: Kept,
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          '用途：按范围选参数，可拖可填，数值框认得 100n、4k7 这样的写法。何时用：有明确上下限的连续量；跨越多个数量级（电容、频率）用 scale="log"。不要：只有几档时用 RadioGroup；精确的数量、价格用 NumberField；查询放在 onChangeEnd，不要放在 onChange。',
      },
    },
  },
} satisfies Meta<typeof Slider>

export default meta
type Story = StoryObj<typeof meta>

/** The owner keeps the value. */
function Kept(args: SliderProps) {
  const [value, setValue] = useState(args.value)
  return <Slider {...args} value={value} onChange={(next) => (setValue(next), args.onChange(next))} />
}

/** Arrows move a thumb by a step; its value is read with the unit. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const low = canvas.getByRole('slider', { name: /最小值/ })
    await expect(low).toHaveAttribute('aria-valuetext', '5.5 V')
    low.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith([6, 36])
    await expect(low).toHaveAttribute('aria-valuetext', '6 V')
    await expect(canvas.getByRole('textbox', { name: '输入电压最小值' })).toHaveValue('6 V')
  },
}

/** A typed value is read with its unit, and held between its limits. */
export const Typed: Story = {
  args: { label: '容值', scale: 'log', min: 1e-12, max: 1e-3, step: undefined, unit: 'F', value: [1e-9, 1e-5] },
  play: async ({ args, canvas, userEvent }) => {
    const low = canvas.getByRole('textbox', { name: '容值最小值' })
    await userEvent.clear(low)
    await userEvent.type(low, '１００n{Enter}')
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith([1e-7, 1e-5])
    await expect(low).toHaveValue('100 nF')
    await userEvent.clear(low)
    await userEvent.type(low, '1F{Enter}')
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith([1e-5, 1e-5])
    await userEvent.clear(low)
    await userEvent.type(low, '很小{Enter}')
    await expect(low).toHaveAccessibleDescription('看不懂‘很小’，请写成 10 µF 这样')
  },
}

/** One thumb; on a logarithmic scale an arrow goes by a ratio, never stands still. */
export const OneThumb: Story = {
  args: { label: '频率', scale: 'log', min: 1, max: 1e9, step: undefined, unit: 'Hz', value: [1000] },
  play: async ({ args, canvas, userEvent }) => {
    const thumb = canvas.getByRole('slider', { name: '频率' })
    thumb.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(args.onChange).toHaveBeenCalledTimes(2)
    await userEvent.keyboard('{End}')
    await expect(args.onChange).toHaveBeenLastCalledWith([1e9])
    await expect(thumb).toHaveAttribute('aria-valuetext', '1 GHz')
  },
}

/** The rail alone has nothing to type in, and the same name. */
export const Rail: Story = {
  args: { look: 'rail' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.getByRole('slider', { name: /输入电压.*最小值|最小值.*输入电压/ })).toBeInTheDocument()
  },
}

export const Disabled: Story = { args: { isDisabled: true } }

export const Narrow: Story = {
  args: { label: '工作温度', min: -55, max: 175, step: 5, unit: '°C', value: [-40, 125] },
  decorators: [(Story) => <div style={{ width: 220 }}>{Story()}</div>],
}

export const Picture: Story = {
  decorators: [(Story) => <div style={{ minWidth: 'min(640px, 100vw - 32px)' }}>{Story()}</div>],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 32 }}>
      <Slider {...args} />
      <Slider {...args} label="容值" scale="log" min={1e-12} max={1e-3} unit="F" value={[1e-9, 1e-5]} />
      <Slider {...args} label="频率" scale="log" min={1} max={1e9} unit="Hz" value={[8e6]} />
      <Slider {...args} label="库存" unit={undefined} min={0} max={100_000} value={[0, 100_000]} />
      <Slider {...args} label="不可用" isDisabled />
    </div>
  ),
}

export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
