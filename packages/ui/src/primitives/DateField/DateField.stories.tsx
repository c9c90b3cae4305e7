import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { DateField, type DateFieldProps, type DayRange } from './DateField.tsx'

const meta = {
  component: DateField,
  args: { label: '发票日期', value: null, onChange: fn() },
  render: Kept,
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          '用途：填写一天、一个时刻或一段日期，逐段键入或在月历里点选；值是 ISO 文本。何时用：发票日期、交期、统计区间。不要：显示日期用 TimeText；不确定的时间（如“2026 年 Q3”）用 TextField；不要自己拼字符串，区间两端都包含。',
      },
    },
  },
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof DateField>

/** The owner keeps the value. */
function Kept(args: DateFieldProps) {
  const [value, setValue] = useState<string | DayRange | null>(args.value)
  const kept = {
    ...args,
    value,
    onChange: (next: string | DayRange | null) => (setValue(next), args.onChange(next as never)),
  }
  return <DateField {...(kept as DateFieldProps)} />
}

/** Typed part by part. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^年/ }))
    await userEvent.keyboard('20260728')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-07-28')
    await userEvent.click(canvas.getByRole('button', { name: '清除日期' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

/** Picked by keyboard from a month. */
export const Picked: Story = {
  args: { value: '2026-07-28', min: '2026-07-06', max: '2026-08-20' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /日历/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByRole('heading')).toHaveTextContent('2026年7月')
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-07-29')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** A day and its time, as the server writes it too. */
export const Time: Story = {
  args: { label: '截止时间', mode: 'time', value: '2026-07-28 09:30:00' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^小时/ }))
    await userEvent.keyboard('18')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-07-28T18:30:00')
  },
}

/** Two days, both meant. */
export const Range: Story = {
  args: { label: '统计区间', mode: 'range', value: { start: '2026-07-01', end: '2026-07-28' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /日历/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: /7月6日/ }))
    await userEvent.click(dialog.getByRole('button', { name: /7月10日/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-07-06', end: '2026-07-10' })
  },
}

/** What lies beyond the limits is kept, and told. */
export const Invalid: Story = {
  args: { value: '2026-08-28', max: '2026-08-20' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('不能晚于 2026-08-20')).toBeVisible()
  },
}

export const Narrow: Story = {
  args: { label: '统计区间', mode: 'range', value: { start: '2026-07-01', end: '2026-07-28' } },
  decorators: [(Story) => <div style={{ width: 288, maxWidth: '100%' }}>{Story()}</div>],
}

const examples = (
  <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 24 }}>
    <DateField label="发票日期" value={null} isRequired help="开票之日" onChange={fn()} />
    <DateField label="发票日期" value="2026-08-28" max="2026-08-20" onChange={fn()} />
    <DateField label="截止时间" mode="time" value="2026-07-28T09:30" onChange={fn()} />
    <DateField label="统计区间" mode="range" value={{ start: '2026-07-01', end: '2026-07-28' }} onChange={fn()} />
    <DateField label="统计区间" size="sm" mode="range" value={null} onChange={fn()} />
    <DateField label="不可用" isDisabled value="2026-07-28" onChange={fn()} />
  </div>
)

export const Picture: Story = {
  decorators: [(Story) => <div style={{ minWidth: 'min(640px, 100vw - 32px)' }}>{Story()}</div>],
  render: () => examples,
}

/** Opened. */
export const DarkPicture: Story = {
  ...Range,
  parameters: { theme: 'dark' },
  decorators: [(Story) => <div style={{ minHeight: 420 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /日历/ }))
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
}
