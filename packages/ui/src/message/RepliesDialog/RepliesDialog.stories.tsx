import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { RepliesDialog } from './RepliesDialog.tsx'

const meta = {
  component: RepliesDialog,
  parameters: { docs: { description: { component: '用途：常说的话：自己的，和同事共用的。' } } },
  args: {
    replies: [
      { id: 1, content: '含税价，开专票', isShared: true },
      { id: 2, content: '稍等，我看一下库存', isShared: false },
    ],
    canShare: true,
    onClose: fn(),
    add: fn(async () => undefined),
    onRemove: fn(),
  },
} satisfies Meta<typeof RepliesDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: '快捷回复' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /快捷回复/ }), '现货当天发')
    await userEvent.click(dialog.getByRole('checkbox', { name: '同事共用' }))
    await userEvent.click(dialog.getByRole('button', { name: '加入' }))
    await waitFor(() => expect(args.add).toHaveBeenCalledWith({ content: '现货当天发', isShared: true }))
    await userEvent.click(dialog.getByRole('button', { name: '删除 含税价，开专票' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}
export const Empty: Story = { args: { replies: [], canShare: false } }
