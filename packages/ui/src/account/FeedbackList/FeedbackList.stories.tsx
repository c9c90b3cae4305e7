import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { now, page, paging } from '../story-records.ts'
import { FeedbackList } from './FeedbackList.tsx'

const meta = {
  component: FeedbackList,
  parameters: {
    docs: {
      description: {
        component: '用途：我提过的反馈，新的在前。“写反馈”由外面打开 FeedbackDialog。不要在这里展示别人的反馈。',
      },
    },
  },
  args: {
    feedback: page([
      {
        id: 2,
        typeName: '资料有误',
        content: 'TPS5430DDAR 的静态电流写成 3 A 了，手册第 5 页是 3 mA。',
        contact: 'lin@example.com',
        createTime: '2026-11-20 10:12:00',
      },
      {
        id: 1,
        typeName: '功能建议',
        content: '希望对比表能导出 CSV。\n最好带上数据手册的页码。',
        contact: '138****1278',
        createTime: '2026-10-01 21:40:00',
      },
    ]),
    onNew: fn(),
    now,
    paging,
  },
} satisfies Meta<typeof FeedbackList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: '写反馈' }))
    await expect(args.onNew).toHaveBeenCalledOnce()
  },
}
export const Empty: Story = {
  args: { feedback: page([]) },
  play: async ({ canvas }) => expect(canvas.getAllByRole('button', { name: '写反馈' })).toHaveLength(1),
}
export const Failed: Story = { args: { feedback: { kind: 'server', onRetry: fn() } } }
export const Picture: Story = {}
