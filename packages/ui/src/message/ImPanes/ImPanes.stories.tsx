import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ImPanes } from './ImPanes.tsx'

const meta = {
  component: ImPanes,
  parameters: { docs: { description: { component: '用途：会话、对话、背景三栏；手机上一次一栏，背景在抽屉里。' } } },
  args: { list: '会话列表', thread: '对话', context: '背景内容', isOpen: true },
} satisfies Meta<typeof ImPanes>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('complementary', { name: '会话' })).toBeInTheDocument(),
}

export const Offline: Story = {
  args: { offline: { waiting: 2, onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('网络不通，2 条待发，连上自动发出')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(args.offline?.onRetry).toHaveBeenCalledOnce()
  },
}
