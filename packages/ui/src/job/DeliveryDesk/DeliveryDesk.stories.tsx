import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { deliveries, now } from '../story-data.ts'
import { DeliveryDesk } from './DeliveryDesk.tsx'

const meta = {
  component: DeliveryDesk,
  parameters: {
    docs: {
      description: { component: '用途：企业看收到的简历并答复。答复的话先写好一段，可以改；求职者在消息里看到。' },
    },
  },
  args: {
    deliveries: { data: [...deliveries], totalRecord: deliveries.length },
    paging: { page: 1, pageSize: 20, hrefFor: (page) => `#${page}` },
    now,
    current: 2,
    openOf: ({ id }) => `#delivery${id}`,
    listHref: '#',
    jobHref: ({ job }) => `#job${job.id}`,
    talkHref: ({ user }) => `#talk${user.id}`,
    answer: fn(async () => undefined),
    empty: <EmptyState title="还没有收到简历" />,
  },
} satisfies Meta<typeof DeliveryDesk>

export default meta
type Story = StoryObj<typeof meta>

/** A verdict brings words that can be changed. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '发送答复' }))
    await expect(canvas.getAllByText('请选择处理结果')[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: '婉拒' }))
    const words = canvas.getByRole('textbox', { name: /给求职者的话/ })
    await expect(words).toHaveTextContent(/谢谢您投递/)
    await userEvent.click(canvas.getByRole('radio', { name: '邀请面试' }))
    await userEvent.clear(words)
    await userEvent.type(words, '周四下午两点方便吗')
    await userEvent.click(canvas.getByRole('button', { name: '发送答复' }))
    await expect(args.answer).toHaveBeenCalledWith(deliveries[1], 'invited', '周四下午两点方便吗')
  },
}

/** Somebody of the company was faster: it is said, and the words stay. */
export const Overtaken: Story = {
  args: { answer: fn(() => Promise.reject(new Error('这份投递已经处理过，请刷新后再看'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '邀请面试' }))
    await userEvent.click(canvas.getByRole('button', { name: '发送答复' }))
    await expect(await canvas.findByText('这份投递已经处理过，请刷新后再看')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /给求职者的话/ })).toHaveTextContent(/想约您聊聊/)
  },
}

export const Hired: Story = {
  args: { current: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已录用，流程结束。')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '发送答复' })).toBeNull()
  },
}
export const NoneOpen: Story = { args: { current: undefined } }
export const Loading: Story = { args: { deliveries: 'loading' } }
export const Empty: Story = { args: { deliveries: { data: [], totalRecord: 0 } } }
export const Failed: Story = { args: { deliveries: { kind: 'network', onRetry: fn() } } }
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: '返回列表' })).toBeVisible(),
}
export const Picture: Story = {}
