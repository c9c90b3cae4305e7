import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { LadderPriceEditor, type LadderPriceEditorProps } from './LadderPriceEditor.tsx'

/** Whoever owns it keeps the ladder. */
function Kept({ ladder, onChange, ...props }: LadderPriceEditorProps) {
  const [kept, setKept] = useState(ladder)
  return <LadderPriceEditor {...props} ladder={kept} onChange={(next) => (setKept(next), onChange(next))} />
}

const ladder = [
  { min: 10, price: 4.52 },
  { min: 100, price: 3.86 },
  { min: 500, price: 3.52 },
  { min: 1000, price: 3.31 },
]

const meta = {
  component: LadderPriceEditor,
  parameters: {
    docs: {
      description: {
        component:
          '用途：写阶梯价。第一档从起订量开始，每一档到下一档之前为止，因此没有空档也不重叠；数量要递增、单价要递减，哪一档不对就在哪一档下面说。最多 10 档，单价最多 6 位小数。',
      },
    },
  },
  args: { ladder, currency: 'CNY', moq: 10, onChange: fn() },
  render: (args) => <Kept {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 460 }}>{Story()}</div>],
} satisfies Meta<typeof LadderPriceEditor>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('listitem', { name: '第 1 档' })).toHaveTextContent('99')
    await userEvent.click(canvas.getByRole('button', { name: '加一档' }))
    await expect(canvas.getByRole('textbox', { name: '第 5 档 起始数量' })).toHaveFocus()
    await userEvent.keyboard('５０００{Tab}3.22{Tab}')
    await expect(args.onChange).toHaveBeenLastCalledWith([...ladder, { min: 5000, price: 3.22 }])
    await expect(canvas.getByText('4,999')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '删除第 2 档' }))
    await expect(canvas.getByRole('listitem', { name: '第 1 档' })).toHaveTextContent('499')
  },
}

const wrong = [
  { min: 10, price: 4.52 },
  { min: 100, price: 3.86 },
  { min: 100, price: 3.98 },
  { min: null, price: null },
]

/** What is wrong stands under its tier. */
export const Wrong: Story = {
  args: { ladder: wrong, error: '第 3 档：须大于上一档的 100' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('须大于上一档的 100')).toBeVisible()
    await expect(canvas.getByText('比 100+ 档贵，应低于 ¥3.86')).toBeVisible()
    await expect(canvas.getByText('请输入起始数量')).toBeVisible()
  },
}

/** 320 px, prices of six places, as many tiers as there may be. */
export const Narrow: Story = {
  args: {
    currency: 'USD',
    ladder: Array.from({ length: 10 }, (_, index) => ({ min: 1000 * 3 ** index, price: 0.003988 - index * 0.0002 })),
    moq: 1000,
  },
  decorators: [(Story) => <div style={{ width: 320, maxWidth: '100%' }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: '加一档' })).toBeDisabled()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Picture: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 40, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <LadderPriceEditor {...args} />
      <LadderPriceEditor {...args} ladder={wrong} error="第 3 档：须大于上一档的 100" />
      <div style={{ width: 320, maxWidth: '100%' }}>
        <LadderPriceEditor
          {...args}
          ladder={[
            { min: 100_000, price: 0.003988 },
            { min: 1_000_000, price: 0.003125 },
          ]}
          moq={100_000}
        />
      </div>
    </div>
  ),
}
