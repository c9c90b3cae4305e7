import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'

const meta = {
  component: ConfirmDialog,
  parameters: {
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component:
          '用于无法撤销的操作：标题写明动作与对象，正文写明后果，按钮重复同一个动词。焦点默认落在“取消”。能在服务器上撤销的操作（收藏、关注、移入回收站）不要用它，改用带“撤销”的 Toast。不要把按钮写成“确定”或“是”。',
      },
    },
  },
  args: {
    title: '删除 3 个文件',
    verb: '删除 3 个文件',
    children: '文件将从回收站彻底删除，不能恢复。',
    isOpen: true,
    onOpenChange: fn(),
    confirm: fn(async () => {}),
  },
  decorators: [(Story) => <div style={{ minHeight: 360 }}>{Story()}</div>],
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

/** The safe answer has the focus; the verb does it and closes. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('alertdialog', { name: '删除 3 个文件' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: '删除 3 个文件' }))
    await expect(args.confirm).toHaveBeenCalledOnce()
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
  },
}

function Opened(args: ConfirmDialogProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>删除</Button>
      <ConfirmDialog {...args} isOpen={isOpen} onOpenChange={(next) => (setOpen(next), args.onOpenChange(next))} />
    </>
  )
}

/** Enter alone changes nothing: it answers ‘取消’. Escape does too. */
export const ByKeyboard: Story = {
  render: Opened,
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '删除' })
    await userEvent.click(button)
    await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(args.confirm).not.toHaveBeenCalled()
  },
}

/** While the promise is open nothing closes it. */
export const Pending: Story = {
  args: { confirm: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, userEvent }) => {
    const verb = await screen.findByRole('button', { name: '删除 3 个文件' })
    await userEvent.click(verb)
    await waitFor(() => expect(verb).toHaveAttribute('data-pending'))
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('button', { name: '取消' })).toBeDisabled()
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  args: {
    confirm: fn(() => Promise.reject(new Error('文件正在被共享，不能删除'))),
    failureOf: (error) => (error as Error).message,
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '删除 3 个文件' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('文件正在被共享，不能删除')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

export const LongText: Story = {
  globals: { viewport: { value: 'least' } },
  args: {
    title: '解除深圳市华强北电子科技发展有限公司南山分公司的商家资格',
    verb: '解除商家资格',
    children:
      '店铺与 1,204 件商品立即下架；23 笔进行中的订单继续履行，直到完成或取消。对方会收到站内信。30 天内可以重新申请，历史评价保留。',
  },
}

/** Nothing is lost, but something leaves. */
export const Plain: Story = {
  args: { title: '将离开芯谱', verb: '前往 ti.com', tone: 'plain', children: '将离开芯谱，不会携带您的登录信息。' },
}

export const Picture: Story = {}
export const DarkPicture: Story = { ...Failed, parameters: { theme: 'dark' } }
export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }
