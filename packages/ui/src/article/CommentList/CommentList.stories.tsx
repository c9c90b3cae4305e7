import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
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

/** The one that was accepted meanwhile is told beside the button. */
export const AcceptedInVain: Story = {
  args: { noun: '回答', accept: fn(() => Promise.reject(new Error('已经采纳了别的回答'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: '采纳' })[0] as HTMLElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('已经采纳了别的回答')
  },
}

/** One's own is deleted once that is confirmed; what failed is told where it was asked. */
export const Removed: Story = {
  args: {
    comments: { data: [{ ...thread, isMine: true }], totalRecord: 1 },
    remove: fn(() => Promise.reject(new Error('没有找到这条评论'))),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: '删除' })[0] as HTMLElement)
    await expect(await screen.findByRole('alertdialog', { name: '删除这条评论' })).toHaveTextContent(
      '下面的回复一起删除',
    )
    await expect(args.remove).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: '删除评论' }))
    await expect(args.remove).toHaveBeenCalledOnce()
    await expect(await screen.findByRole('alert')).toHaveTextContent('没有找到这条评论')
  },
}
