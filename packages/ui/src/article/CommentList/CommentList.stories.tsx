import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { now, thread } from '../story-data.ts'
import { CommentList } from './CommentList.tsx'

const meta = {
  component: CommentList,
  parameters: {
    docs: { description: { component: '两层的评论：点赞、回复、修改和删除自己的、举报别人的；每条有自己的地址。' } },
  },
  args: {
    comments: { data: [thread], totalRecord: 1 },
    now,
    answer: fn(async () => undefined),
    edit: fn(async () => undefined),
    remove: fn(async () => undefined),
    like: fn(async () => ({ isOn: true, count: 4 })),
    onReport: fn(),
  },
} satisfies Meta<typeof CommentList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('作者')).toBeVisible()
    await userEvent.click(canvas.getAllByRole('button', { name: '回复' })[1] as HTMLElement)
    await userEvent.type(canvas.getByRole('textbox', { name: '回复 林一帆' }), '明白了')
    await userEvent.click(canvas.getByRole('button', { name: '发表' }))
    await expect(args.answer).toHaveBeenCalledWith(thread.children[0], '明白了')
  },
}
/** A part number that the catalogue knows is live. */
export const Parts: Story = {
  args: {
    comments: {
      data: [{ ...thread, content: '换成 LM358DR 就好', parts: [{ start: 3, end: 10, word: 'LM358DR', modelId: 7 }] }],
      totalRecord: 1,
    },
    renderPart: ({ word, children }) => <a href={`#${word}`}>{children}</a>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'LM358DR' })).toBeVisible()
    await expect(canvas.getByText(/换成/)).toHaveTextContent('换成 LM358DR 就好')
  },
}
export const Empty: Story = { args: { comments: { data: [], totalRecord: 0 } } }
export const Loading: Story = { args: { comments: 'loading' } }
export const Failed: Story = { args: { comments: { kind: 'network', message: '网络断开', onRetry: fn() } } }

export const Accepting: Story = {
  args: { noun: '回答', acceptedId: thread.id, accept: fn(async () => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('已采纳')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '取消采纳' }))
    await expect(args.accept).toHaveBeenCalledWith(undefined)
    await userEvent.click(canvas.getByRole('button', { name: '采纳' }))
    await expect(args.accept).toHaveBeenCalledWith(thread.children[0])
  },
}
