import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { BomShareDialog } from './BomShareDialog.tsx'

const share = fn(async () => {})
const address = 'https://www.xinpu.example/inquiry/batchSearch?share=pT3vVt0mS1C9m8oLr2kYdQ'

const meta = {
  component: BomShareDialog,
  parameters: {
    docs: {
      description: {
        component: '用途：把存下来的 BOM 用一个只读链接给别人看，不用登录；停止分享后旧链接永久失效。',
      },
    },
  },
  args: { name: 'GW3 网关主板 revC', address: '', isOpen: true, onOpenChange: fn(), share },
} satisfies Meta<typeof BomShareDialog>

export default meta
type Story = StoryObj<typeof meta>

const inDialog = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: '分享「GW3 网关主板 revC」' }))

export const NotShared: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await inDialog(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: '生成链接' }))
    await expect(share).toHaveBeenCalledWith(true)
  },
}

export const Picture: Story = {
  args: { address },
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await inDialog(canvasElement)
    await expect(dialog.getByText(address)).toBeVisible()
    await expect(dialog.getByRole('button', { name: '复制链接' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '停止分享' }))
    await expect(share).toHaveBeenCalledWith(false)
  },
}

export const Refused: Story = {
  args: { share: fn(() => Promise.reject(new Error('没有找到这份 BOM'))) },
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await inDialog(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: '生成链接' }))
    await expect(await dialog.findByRole('alert')).toBeVisible()
  },
}
