import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { WxImportDialog } from './WxImportDialog.tsx'

const meta = {
  component: WxImportDialog,
  parameters: { docs: { description: { component: '用途：把公众号文章放进编辑器，图片复制到本站。' } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    send: fn(() => Promise.reject(new Error('这个网址现在读不到，请粘贴文章内容'))),
  },
} satisfies Meta<typeof WxImportDialog>

export default meta
type Story = StoryObj<typeof meta>

/** What cannot be read is said, and the address stays. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const url = await screen.findByRole('textbox', { name: /文章网址/ })
    await userEvent.type(url, 'https://mp.weixin.qq.com/s/abc')
    await userEvent.click(screen.getByRole('button', { name: '放进编辑器' }))
    await expect(args.send).toHaveBeenCalledWith('https://mp.weixin.qq.com/s/abc')
    await expect(await screen.findByText(/请粘贴文章内容/)).toBeVisible()
    await expect(url).toHaveValue('https://mp.weixin.qq.com/s/abc')
  },
}
