import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { JoinDialog } from './JoinDialog.tsx'

const meta = {
  component: JoinDialog,
  parameters: {
    docs: {
      description: {
        component: '用途：在一家企业的主页上申请加入它，附一句说明，由创建者审核。要先找企业时用 JoinForm。',
      },
    },
  },
  args: {
    enterprise: { id: 81, name: '深圳市华芯微电子有限公司' },
    isOpen: true,
    onOpenChange: fn(),
    join: fn((): Promise<unknown> => Promise.resolve()),
  },
} satisfies Meta<typeof JoinDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: '加入该企业' }))

export const Default: Story = {
  play: async ({ args }) => {
    const inside = await dialog()
    await userEvent.type(inside.getByRole('textbox', { name: /申请说明/ }), ' 林工，采购部 ')
    await userEvent.click(inside.getByRole('button', { name: '申请加入' }))
    await expect(args.join).toHaveBeenCalledWith('林工，采购部')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

/** The server's word stands in the form, and what was written stays. */
export const Refused: Story = {
  args: { join: fn(() => Promise.reject(new Error('您已是企业「芯谱」的成员，请先退出'))) },
  play: async ({ args }) => {
    const inside = await dialog()
    await userEvent.type(inside.getByRole('textbox', { name: /申请说明/ }), '林工')
    await userEvent.click(inside.getByRole('button', { name: '申请加入' }))
    await inside.findByText(/请先退出/)
    await expect(inside.getByRole('textbox', { name: /申请说明/ })).toHaveValue('林工')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}
