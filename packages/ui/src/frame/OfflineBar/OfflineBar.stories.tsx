import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { OfflineBar } from './OfflineBar.tsx'

const meta = {
  component: OfflineBar,
  parameters: {
    docs: {
      description: {
        component: '页头下说断网了，以及又连上了。整站只有一条；某一块取不到数据用 ErrorState。不要用它说服务器的错。',
      },
    },
    layout: 'fullscreen',
  },
  args: { state: 'offline', waiting: 2, onRetry: fn() },
} satisfies Meta<typeof OfflineBar>

export default meta
type Story = StoryObj<typeof meta>

export const Offline: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('网络不通，内容可能不是最新2 条待发送')
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Restored: Story = { args: { state: 'restored' } }
export const Online: Story = {
  args: { state: 'online' },
  play: async ({ canvas }) => expect(canvas.queryByRole('status')).toBeNull(),
}
export const Picture: Story = {
  render: (args) => (
    <>
      <OfflineBar {...args} />
      <OfflineBar {...args} state="restored" />
    </>
  ),
}
