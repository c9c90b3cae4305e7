import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { DemandParser, type ReadLine } from './DemandParser.tsx'

const lines: ReadLine[] = [
  {
    text: '求 STM32F103C8T6 2K 24+ 要原装',
    fields: { type: 1, model: 'STM32F103C8T6', quantity: 2000, batchNo: '24+' },
    marks: [
      { field: 'type', start: 0, end: 1 },
      { field: 'model', start: 2, end: 15 },
      { field: 'quantity', start: 16, end: 18 },
      { field: 'batchNo', start: 19, end: 22 },
    ],
    rest: '要原装',
  },
  {
    text: 'LM358DR 若干 13912345678',
    fields: { model: 'LM358DR' },
    marks: [
      { field: 'model', start: 0, end: 7 },
      { field: 'contact', start: 11, end: 22 },
    ],
    rest: '若干',
  },
]

const meta = {
  component: DemandParser,
  parameters: {
    docs: {
      description: {
        component:
          '用途：把粘贴的一行或多行读成供求字段。读懂的词有下划线，缺什么直接说，电话与微信划掉不公开。读法由 `@xinpu/sdk/demand-text` 给出，服务器用同一份。',
      },
    },
  },
  args: {
    text: lines.map(({ text }) => text).join('\n'),
    onChange: fn(),
    lines,
    children: <Button tone="primary">发布 1 条</Button>,
  },
  decorators: [(Story) => <div style={{ maxWidth: 760 }}>{Story()}</div>],
} satisfies Meta<typeof DemandParser>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByText('2,000 片')).toBeVisible()
    await expect(canvas.getAllByText('没有读懂')).toHaveLength(2)
    await expect(canvas.getByText(/没有看出数量/)).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('读出 2 条，1 条还缺内容')
    await expect(canvas.getByRole('list', { name: /读出 2 条/ })).toBeVisible()
  },
}
export const Empty: Story = {
  args: { text: '', lines: [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '粘贴一行或多行' }), 'L')
    await expect(args.onChange).toHaveBeenCalledWith('L')
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}
/** Lines that say neither are what the form is for; a word in the line goes first. */
export const Supply: Story = {
  args: { type: 0 },
  play: async ({ canvas }) => {
    const [said, other] = canvas.getAllByRole('listitem').map((line) => within(line))
    await expect(said?.getByText('求购')).toBeVisible()
    await expect(other?.getByText('供应')).toBeVisible()
  },
}

/** A line that was not posted stays, with its reason and a way on. */
export const Refused: Story = {
  args: {
    lines: lines.slice(0, 1).map((line) => ({ ...line, refused: 'STM32F103C8T6 已有一条相同的求购在进行中' })),
    renderWayOn: () => <Button size="sm">更新原信息</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/已有一条相同的求购/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: '更新原信息' })).toBeVisible()
  },
}

export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320, maxWidth: '100%' }}>{Story()}</div>] }
export const Picture: Story = {}
