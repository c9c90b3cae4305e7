import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { toast } from './toast.ts'
import { queue } from './toast-queue.ts'
import { ToastRegion } from './ToastRegion.tsx'

const undo = fn()

const meta = {
  component: ToastRegion,
  parameters: {
    docs: {
      description: {
        component:
          '做完了的一句话，几秒后走。出错的念得急一点，也留得久一点；能撤销的带一个“撤销”。要人处理的不要用它，用 Alert 或 Dialog。',
      },
      story: { inline: false, height: '320px' },
    },
  },
  beforeEach: () => () => queue.clear(),
  decorators: [(Story) => <div style={{ minHeight: 320 }}>{Story()}</div>],
} satisfies Meta<typeof ToastRegion>

export default meta
type Story = StoryObj<typeof meta>

/** A few seconds, politely. */
export const Success: Story = {
  play: async () => {
    toast.success('登录成功!', { ms: 500 })
    const toasts = within(await screen.findByRole('region', { name: '提示' }))
    await expect(await toasts.findByRole('status')).toHaveTextContent('登录成功!')
    await waitFor(() => expect(screen.queryByText('登录成功!')).toBeNull(), { timeout: 2000 })
  },
}

/** Stays until it is closed. */
export const Failure: Story = {
  play: async ({ userEvent }) => {
    toast.error('短信未发出，请重试')
    await expect(await screen.findByRole('alert')).toHaveTextContent('短信未发出，请重试')
    await userEvent.click(screen.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  },
}

/** The same line twice is one line with a counter. */
export const Merged: Story = {
  play: async () => {
    toast.warn('请选择文件')
    toast.warn('请选择文件')
    await expect(await screen.findAllByRole('status')).toHaveLength(1)
    await expect(screen.getByRole('status')).toHaveTextContent('请选择文件×2')
  },
}

export const Undo: Story = {
  play: async ({ userEvent }) => {
    toast.success('已取消收藏', { action: { label: '撤销', onAction: undo } })
    await userEvent.click(await screen.findByRole('button', { name: '撤销' }))
    await expect(undo).toHaveBeenCalled()
  },
}

export const FromAButton: Story = {
  render: () => (
    <>
      <ToastRegion />
      <Button onPress={() => toast.info('草稿已保存在本机')}>保存草稿</Button>
    </>
  ),
}

const standing = 3_600_000

export const Picture: Story = {
  play: async () => {
    toast.success('已取消收藏', { ms: standing, action: { label: '撤销', onAction: undo } })
    toast.warn('请勿重复请求,稍后重试', { ms: standing, detail: '原因：服务器繁忙' })
    toast.error('短信未发出，请重试')
    await expect(await screen.findByRole('alert')).toBeVisible()
  },
}

export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
