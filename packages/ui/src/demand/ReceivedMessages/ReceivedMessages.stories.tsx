import type { ReceivedDemandMessage } from '@xinpu/sdk/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { now } from '../story-data.ts'
import { ReceivedMessages } from './ReceivedMessages.tsx'

const asked: ReceivedDemandMessage = {
  id: 1,
  demandId: 101,
  user: { id: 8, nickName: '陈工', avatar: '' },
  content: '接受散料吗？批号可以混吗？',
  parentId: null,
  isRead: false,
  children: [],
  createTime: '2026-11-22T09:40:00+08:00',
  demandVO: { id: 101, type: 1, model: 'STM32F103C8T6' },
}

const messages = [
  asked,
  {
    ...asked,
    id: 2,
    isRead: true,
    parentId: 9,
    content: '可以，原装编带，当天发。',
    demandVO: { id: 7, type: 0, model: 'LM358DR' },
  },
] satisfies ReceivedDemandMessage[]

const meta = {
  component: ReceivedMessages,
  parameters: { docs: { description: { component: '自己的供求下收到的留言，就地公开回复；点型号看全部。' } } },
  args: {
    messages: { data: messages, totalRecord: messages.length },
    paging: { page: 1, pageSize: 20, hrefFor: (page) => `#${page}` },
    now,
    hrefOf: ({ demandId }) => `#post${demandId}`,
    answer: fn(async () => {}),
    onRead: fn(),
    whenEmpty: <EmptyState title="还没有收到留言" why="别人在您的供求下提问时列在这里，也会提醒您。" />,
  },
} satisfies Meta<typeof ReceivedMessages>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'STM32F103C8T6' })).toHaveAttribute('href', '#post101')
    await userEvent.click(canvas.getByRole('button', { name: '标为已读' }))
    await expect(args.onRead).toHaveBeenCalledWith(asked)
    const [first] = canvas.getAllByRole('button', { name: '回复' })
    await userEvent.click(first ?? document.body)
    await userEvent.type(canvas.getByRole('textbox', { name: '回复 陈工' }), '可以')
    await userEvent.click(canvas.getByRole('button', { name: '发布留言' }))
    await expect(args.answer).toHaveBeenCalledWith(asked, '可以')
    await expect(first).toHaveFocus()
  },
}
/** A post that has ended takes no more answers: the word stands by what was typed. */
export const Refused: Story = {
  args: { answer: fn(() => Promise.reject(new Error('这条供求已结束，不能再留言'))) },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: '回复' })
    await userEvent.click(first ?? document.body)
    await userEvent.type(canvas.getByRole('textbox', { name: '回复 陈工' }), '可以')
    await userEvent.click(canvas.getByRole('button', { name: '发布留言' }))
    await expect(await canvas.findByText('这条供求已结束，不能再留言')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: '回复 陈工' })).toHaveValue('可以')
  },
}
export const Empty: Story = {
  args: { messages: { data: [], totalRecord: 0 } },
  play: ({ canvas }) => expect(canvas.getByText('还没有收到留言')).toBeVisible(),
}
export const Loading: Story = { args: { messages: 'loading' } }
export const Failed: Story = { args: { messages: { kind: 'network', onRetry: fn() } } }
export const Narrow: Story = { globals: { viewport: { value: 'least' } } }
