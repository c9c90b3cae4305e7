import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CompanySource } from './CompanySource.tsx'

const meta = {
  component: CompanySource,
  parameters: {
    docs: {
      description: { component: '用途：查企业每一页都写明来源和日期，可以刷新，每家每天一次；拒绝时说明原因。' },
    },
  },
  args: { source: '工商登记示例数据', updateTime: '2026-11-20T01:00:00.000Z', onRenew: fn() },
} satisfies Meta<typeof CompanySource>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '刷新' }))
    await expect(args.onRenew).toHaveBeenCalledOnce()
  },
}
export const Pending: Story = { args: { renewing: { state: 'pending' } } }
export const Old: Story = { args: { age: 50 } }
export const Away: Story = {
  args: { isAway: true },
  play: ({ canvas }) => expect(canvas.getByText(/暂时连不上，显示的是 2026-11-20/)).toBeVisible(),
}
export const Refused: Story = { args: { renewing: { state: 'refused', why: '这家企业今天已更新过，请明天再试' } } }
export const Renewed: Story = {
  args: {
    renewing: {
      state: 'done',
      changes: [
        {
          id: 1,
          item: '注册资本变更',
          before: '2000万人民币',
          after: '5000万人民币',
          date: '2026-11-18',
          foundTime: '2026-11-25',
        },
      ],
    },
  },
  play: ({ canvas }) => expect(canvas.getByText('已更新，1 处变化')).toBeVisible(),
}
