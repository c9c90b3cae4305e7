import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { CountdownText } from './CountdownText.tsx'

const meta = {
  component: CountdownText,
  args: { until: '2026-11-22 15:15:09', now: new Date('2026-11-20T12:00:00+08:00') },
  parameters: {
    docs: {
      description: {
        component:
          '还剩多少时间，边看边走：付款期限、活动开始用 clock，供求有效期用 words。now 给服务器时间，本机时钟不准也不影响。到时显示 ended 并读出一次，onEnd 里再取一次数据。不要用它做重发验证码的倒计时，那是 CountdownButton。',
      },
    },
  },
} satisfies Meta<typeof CountdownText>

export default meta
type Story = StoryObj<typeof meta>

export const Clock: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('2 天 03:15:08')).toBeVisible(), { timeout: 3000 })
  },
}

export const Words: Story = {
  args: { format: 'words' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('剩余 2 天')).toBeVisible()
  },
}

/** Ends while one looks: it is said once, and heard. */
export const Ends: Story = {
  args: { until: '2026-11-20 12:00:01', ended: '订单已关闭', onEnd: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('00:00:01')).toBeVisible()
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledTimes(1), { timeout: 3000 })
    await expect(canvas.getByRole('status')).toHaveTextContent('订单已关闭')
  },
}

/** Was over before one came: nothing is announced. */
export const EndedBefore: Story = {
  args: { until: '2026-11-19 12:00:00', onEnd: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('已结束')).toBeVisible()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(args.onEnd).not.toHaveBeenCalled()
  },
}

export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 120 }}>{Story()}</div>] }

const now = new Date('2026-11-20T12:00:00+08:00')

export const Picture: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <CountdownText isLive={false} now={now} until="2026-11-22 15:15:09" />
      <CountdownText isLive={false} now={now} until="2026-11-20 20:05:00" />
      <CountdownText isLive={false} now={now} until="2026-11-20 12:14:59" />
      <CountdownText isLive={false} now={now} until="2026-11-22 15:15:09" format="words" />
      <CountdownText isLive={false} now={now} until="2026-11-20 12:14:59" format="words" />
      <CountdownText isLive={false} now={now} until="2026-11-20 11:00:00" ended="活动已结束" />
    </div>
  ),
}

export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
