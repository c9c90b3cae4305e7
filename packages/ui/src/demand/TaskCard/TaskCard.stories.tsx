import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ExcelTask } from '@xinpu/sdk/types'
import { expect, fn } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { TaskCard } from './TaskCard.tsx'

const task: ExcelTask = {
  id: 7,
  fileName: 'muRata_代理报价_Q4_华南区.xlsx',
  kind: 'demand',
  type: 0,
  status: 'done',
  total: 4860,
  ready: 0,
  success: 4702,
  fail: 141,
  deleted: 0,
  skipped: 17,
  reasons: [
    { reason: '没有填型号', count: 64 },
    { reason: '数量不是数字', count: 54 },
    { reason: '数量须大于 0', count: 23 },
  ],
  createTime: '2026-11-22T17:20:00+08:00',
}
const onPress = fn()

const meta = {
  component: TaskCard,
  parameters: {
    docs: {
      description: {
        component: '一份表格的导入：进度、每一行的去向（等式总是成立），以及失败的行为什么失败。',
      },
    },
  },
  args: { task, now: new Date('2026-11-23T09:40:00+08:00'), actions: <Button onPress={onPress}>再次导入</Button> },
} satisfies Meta<typeof TaskCard>

export default meta
type Story = StoryObj<typeof meta>

export const Done: Story = {
  args: { errorActions: <Button size="sm">下载错误表</Button> },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('行数')).toHaveTextContent('4,860 行= 成功 4,702+ 失败 141+ 跳过 17')
    await expect(canvas.getByRole('list', { name: '失败原因' })).toHaveTextContent('没有填型号64')
    await expect(canvas.getByRole('button', { name: '下载错误表' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '再次导入' }))
    await expect(onPress).toHaveBeenCalled()
  },
}

const empty = { total: 0, ready: 0, success: 0, fail: 0, skipped: 0, reasons: [] }

export const Waiting: Story = { args: { task: { ...task, ...empty, status: 'waiting' } } }
export const Parsing: Story = {
  args: { task: { ...task, ...empty, status: 'parsing' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toBeVisible()
    await expect(canvas.queryByLabelText('行数')).toBeNull()
  },
}

export const Confirm: Story = {
  args: { task: { ...task, status: 'confirm', ready: 4702, success: 0, fail: 9, deleted: 149, skipped: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9 行要您看一眼才能导入')).toBeVisible()
    await expect(canvas.queryByRole('list', { name: '失败原因' })).toBeNull()
  },
}

export const Importing: Story = {
  args: { task: { ...task, status: 'importing', ready: 1215, success: 3504 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '75')
  },
}

export const Failed: Story = {
  args: { task: { ...task, ...empty, status: 'failed', failReason: '文件有密码，请去掉密码后重新保存' } },
}

export const Narrow: Story = {
  ...Done,
  decorators: [(Story) => <div style={{ width: 320, maxWidth: '100%' }}>{Story()}</div>],
  play: ({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
}

export const Picture: Story = { ...Done, play: async () => {} }
