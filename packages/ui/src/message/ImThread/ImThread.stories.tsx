import type { ImMsg } from '@xinpu/sdk/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { ImCard } from '../ImCard/ImCard.tsx'
import { deskSession, failed, lines, now, reader, session } from '../story-data.ts'
import { ImThread, type ImThreadProps } from './ImThread.tsx'

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

/** Lines that were said one after another. */
const many = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => ({ ...lines[1], id: from + at, content: `第 ${from + at} 句` }) as ImMsg)

/** Older lines come at a press above, and newer ones at a press below. */
function Growing(args: ImThreadProps) {
  const [[from, to], setSpan] = useState<[number, number]>([100, 140])
  return (
    <>
      <button type="button" onClick={() => setSpan([from, to + 1])}>
        对方说
      </button>
      <ImThread {...args} lines={many(from, to)} onMore={() => setSpan([from - 40, to])} />
    </>
  )
}

/** Where the line that is read stands. */
const topOf = (line: HTMLElement) => Math.round(line.getBoundingClientRect().top)

/** The line that was read stays where it was when older ones come above it. */
export const Older: Story = {
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log')
    log.scrollTop = 0
    await new Promise(requestAnimationFrame)
    const read = canvas.getByText('第 103 句')
    const top = topOf(read)
    await userEvent.click(canvas.getByRole('button', { name: '更早的消息' }))
    await expect(await canvas.findByText('第 60 句')).toBeInTheDocument()
    await waitFor(() => expect(Math.abs(topOf(read) - top)).toBeLessThan(2))
  },
}

/** Who has scrolled up reads on while others speak, though something of one's own has not gone out. */
export const ScrolledUp: Story = {
  args: { outgoing: [failed] },
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log')
    log.scrollTop = 200
    await new Promise(requestAnimationFrame)
    await userEvent.click(canvas.getByRole('button', { name: '对方说' }))
    await expect(await canvas.findByText('第 140 句')).toBeInTheDocument()
    await expect(log.scrollTop).toBe(200)
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
