import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { now, rounds, thread } from '../quote-story-data.ts'
import { NegotiationThread } from './NegotiationThread.tsx'

const done = { ...thread, validUntil: '2025-11-25T18:00:00+08:00' }
const ended = (act: 'accept' | 'refuse' | 'cancel', content?: string) => [
  ...rounds,
  { id: 6, act, revision: 3, createTime: '2025-11-22T09:55:00+08:00', ...(content && { content }) },
]
const mine = { ...done, side: 'bidder' } as const

const meta = {
  component: NegotiationThread,
  parameters: {
    docs: {
      description: {
        component:
          '一个报价的全部往来：每一轮只写改了什么，旧的划掉、新的加粗；双方出价是两条逐渐靠近的线；右边一张卡片说现在能做什么。报价方和发布方看到的是同一串，消息里也是它。',
      },
    },
  },
  args: {
    thread,
    now,
    answer: fn(async () => undefined),
    onChange: fn(),
    takeCounter: fn(async () => undefined),
    cancel: fn(async () => undefined),
  },
} satisfies Meta<typeof NegotiationThread>

export default meta
type Story = StoryObj<typeof meta>

/** The owner decides; who bids is a number. */
export const Waiting: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const items = within(canvas.getByRole('list', { name: '往来' })).getAllByRole('listitem')
    await expect(items).toHaveLength(5)
    await expect(items[2]).toHaveTextContent('单价¥6.08¥5.95批号23+24+其余不变')
    await expect(canvas.getByRole('img', { name: /双方出价：报价方 ¥6.08，求购方 ¥5.60/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '接受 ¥5.78' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '接受 ¥5.78' }))
    await expect(args.answer).toHaveBeenCalledWith(thread, { status: 'accepted', closeDemand: true })
  },
}

/** The bidder takes the counter over with one press. */
export const Replied: Story = {
  args: { thread: { ...mine, status: 'replied', price: 5.95, rounds: rounds.slice(0, 4) } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '按还价改成 ¥5.70' }))
    await expect(args.takeCounter).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }), { price: 5.7 })
    await userEvent.click(canvas.getByRole('button', { name: '撤回' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '撤回报价' }))
    await expect(args.cancel).toHaveBeenCalled()
  },
}

/** Both sides see whom to call, and nothing can be changed. */
export const Accepted: Story = {
  args: {
    thread: {
      ...done,
      status: 'accepted',
      fromEnterprise: '睿恩半导体',
      rounds: ended('accept'),
      contact: {
        id: 1,
        ownerType: 'user',
        ownerId: 2,
        name: '周工',
        mobile: '+86-13800000000',
        brands: [],
        isMasked: false,
        isDefault: true,
        sort: 0,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '和睿恩半导体的报价' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '13800000000' })).toHaveAttribute('href', 'tel:+8613800000000')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Refused: Story = {
  args: { thread: { ...mine, status: 'refused', rounds: ended('refuse', '批号不对') } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('批号不对')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '再报一次' }))
    await expect(args.onChange).toHaveBeenCalled()
  },
}
export const Cancelled: Story = { args: { thread: { ...done, status: 'cancelled', rounds: ended('cancel') } } }

/** It cannot be accepted before its bidder gives it more days. */
export const Expired: Story = {
  args: { thread: { ...thread, validUntil: '2025-11-22T09:00:00+08:00' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: /^接受/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '请对方续期' }))
    await expect(args.answer).toHaveBeenCalled()
  },
}
export const Loading: Story = { args: { thread: 'loading' } }
export const Failed: Story = { args: { thread: { kind: 'network', onRetry: fn() } } }
export const LongText: Story = {
  args: {
    thread: {
      ...mine,
      demandVO: {
        ...thread.demandVO,
        enterpriseName: '星屿芯联（苏州）电子元器件供应链管理服务股份有限公司华南分公司',
      },
      rounds: [
        ...rounds,
        {
          ...rounds[4],
          id: 9,
          act: 'quote',
          revision: 4,
          createTime: '2025-11-22T09:50:00+08:00',
          price: 5.780_001,
          content: '原装编带整盘发货'.repeat(30),
        },
      ],
    },
  },
  globals: { viewport: { value: 'least' } },
}
export const Picture: Story = {}
export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }
