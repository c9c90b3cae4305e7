import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { ImCard } from '../ImCard/ImCard.tsx'
import { deskSession, failed, lines, now, reader, session } from '../story-data.ts'
import { ImThread } from './ImThread.tsx'

const meta = {
  component: ImThread,
  parameters: {
    docs: {
      description: {
        component: '用途：两个人说过的话，按天分开；还没发出的排在最后，说明原因，可以重发或删除。',
      },
    },
  },
  args: {
    session: session(1),
    lines,
    outgoing: [],
    userId: reader,
    firstUnread: 6,
    onResend: fn(),
    onDrop: fn(),
    cardOf: ({ content }) => (
      <ImCard
        card={{ kind: '需求', tone: 'demand', title: content, href: '#', aside: '2,400 片', notes: ['24+', '含税'] }}
      />
    ),
    now,
  },
  decorators: [
    (Story) => <div style={{ display: 'flex', flexDirection: 'column', maxWidth: 700, height: 620 }}>{Story()}</div>,
  ],
} satisfies Meta<typeof ImThread>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log', { name: '与程小姐的对话' })
    await expect(log).toHaveTextContent(/昨天.*今天.*以下 1 条新消息.*9\.72/)
    await expect(canvas.getByText('未读')).toBeVisible()
    await expect(log.scrollTop + log.clientHeight).toBeGreaterThan(log.scrollHeight - 2)
  },
}

export const Unsent: Story = {
  args: { outgoing: [{ ...failed, clientMsgId: 'line-0003', content: '分两批可以的', state: 'waiting' }, failed] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('等网络')).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('对方不再接收您的消息')
    await userEvent.click(canvas.getByRole('button', { name: '重发' }))
    await expect(args.onResend).toHaveBeenCalledWith(failed)
    await userEvent.click(canvas.getByRole('button', { name: '删除' }))
    await expect(args.onDrop).toHaveBeenCalledWith(failed)
  },
}

export const Older: Story = {
  args: { onMore: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更早的消息' }))
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
}

/** A line that was looked for, amid others; what can be done with it, and which lines are promises. */
export const Amid: Story = {
  args: {
    at: 3,
    promised: new Set([6]),
    actions: { onPromise: fn(), onReport: fn() },
    onLater: fn(),
    onEnd: fn(),
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('[data-at]')).toHaveTextContent('9.85 高一点')
    await expect(canvas.getByText('承诺')).toBeVisible()
    const [first] = canvas.getAllByRole('button', { name: '这条消息' })
    if (first) await userEvent.click(first)
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: '举报' }))
    await expect(args.actions?.onReport).toHaveBeenCalledWith(lines[0])
    await userEvent.click(canvas.getByRole('button', { name: '回到最新' }))
    await expect(args.onEnd).toHaveBeenCalledOnce()
  },
}

/** At a company's desk it stands who of it spoke. */
export const Desk: Story = {
  args: {
    session: deskSession,
    lines: lines.map((line) =>
      line.isOwn ? { ...line, fromId: 31, speaker: { id: 31, avatar: '', nickName: '周工' } } : line,
    ),
  },
  play: async ({ canvas }) => expect(canvas.getAllByText('周工')[0]).toBeVisible(),
}

export const Empty: Story = { args: { lines: [] } }
export const Loading: Story = { args: { lines: 'loading' } }
export const Failed: Story = { args: { lines: { kind: 'network', onRetry: fn() } } }

export const Picture: Story = { args: Unsent.args ?? {} }
export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
