import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { AuthorApplyDialog } from './AuthorApplyDialog.tsx'

const meta = {
  component: AuthorApplyDialog,
  parameters: { docs: { description: { component: '用途：还不是作者的人提交文章时，在这里申请；草稿照样存着。' } } },
  args: { isOpen: true, onOpenChange: fn(), application: null, send: fn(async () => {}) },
} satisfies Meta<typeof AuthorApplyDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '提交申请' }))
    await expect(args.send).not.toHaveBeenCalled()
    await userEvent.type(screen.getByRole('textbox', { name: /真实姓名/ }), '林工')
    await userEvent.type(screen.getByRole('textbox', { name: /个人简介/ }), '电源 6 年')
    await userEvent.click(screen.getByRole('button', { name: '提交申请' }))
    await expect(args.send).toHaveBeenCalledWith({ realName: '林工', intro: '电源 6 年' })
  },
}
export const Pending: Story = {
  args: { application: { status: 'pending', reason: '', createTime: '2026-11-24T02:00:00Z' } },
}
export const Rejected: Story = {
  args: { application: { status: 'rejected', reason: '请写明做过的项目', createTime: '2026-11-24T02:00:00Z' } },
}
