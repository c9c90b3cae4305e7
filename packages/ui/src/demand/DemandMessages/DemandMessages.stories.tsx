import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { now, thread } from '../story-data.ts'
import { DemandMessages } from './DemandMessages.tsx'

const meta = {
  component: DemandMessages,
  parameters: {
    docs: {
      description: {
        component: '用途：一条供求下面的公开留言与回复，两层。发送失败时文字保留；信息结束后只读。',
      },
    },
  },
  args: {
    messages: { data: [thread], totalRecord: 1 },
    now,
    isOpen: true,
    userId: 9,
    send: fn(async () => undefined),
    remove: fn(async () => undefined),
  },
  decorators: [(Story) => <div style={{ maxWidth: 760 }}>{Story()}</div>],
} satisfies Meta<typeof DemandMessages>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '公开留言' }), '可以拍照吗')
    await userEvent.click(canvas.getByRole('button', { name: '发布留言' }))
    await expect(args.send).toHaveBeenCalledWith('可以拍照吗')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '公开留言' })).toHaveValue(''))
  },
}

export const Answer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '回复' }))
    await userEvent.type(canvas.getByRole('textbox', { name: '回复 启芯微电子' }), '好的{Control>}{Enter}{/Control}')
    await expect(args.send).toHaveBeenCalledWith('好的', 1)
    await waitFor(() => expect(canvas.getByRole('button', { name: '回复' })).toHaveFocus())
  },
}

/** A message is deleted once that is confirmed; what failed is told where it was asked. */
export const Removed: Story = {
  args: { remove: fn(() => Promise.reject(new Error('没有找到这条留言'))) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除' }))
    await screen.findByRole('alertdialog', { name: '删除这条留言' })
    await expect(args.remove).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: '删除留言' }))
    await expect(args.remove).toHaveBeenCalledWith(1)
    await expect(await screen.findByRole('alert')).toHaveTextContent('没有找到这条留言')
  },
}

/** An own answer goes by itself; the question stays. */
export const OwnAnswer: Story = {
  args: { userId: 7 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除' }))
    await screen.findByRole('alertdialog', { name: '删除这条回复' })
    await userEvent.click(screen.getByRole('button', { name: '删除回复' }))
    await expect(args.remove).toHaveBeenCalledWith(2)
  },
}

/** What was typed stays when it did not arrive. */
export const Refused: Story = {
  args: { send: fn(() => Promise.reject(new Error('操作太频繁，请 5 分钟后再试'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '公开留言' }), '在吗')
    await userEvent.click(canvas.getByRole('button', { name: '发布留言' }))
    await expect(await canvas.findByText('操作太频繁，请 5 分钟后再试')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: '公开留言' })).toHaveValue('在吗')
  },
}

/** An address leads to them, and to their other pages. */
export const Paged: Story = {
  args: {
    anchor: 'messages',
    messages: { data: [thread], totalRecord: 45 },
    paging: { page: 1, pageSize: 20, hrefFor: (page) => `?page=${page}#messages` },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: '第 2 页' })).toHaveAttribute('href', '?page=2#messages')
    await expect(canvasElement.querySelector('#messages')).not.toBeNull()
  },
}

export const Closed: Story = {
  args: { isOpen: false },
  play: ({ canvas }) => expect(canvas.queryByRole('textbox')).toBeNull(),
}
export const Empty: Story = { args: { messages: { data: [], totalRecord: 0 } } }
export const Loading: Story = { args: { messages: 'loading' } }
export const Failed: Story = { args: { messages: { kind: 'network', onRetry: fn() } } }
