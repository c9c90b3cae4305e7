import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TimeText } from './TimeText.tsx'

const meta = {
  component: TimeText,
  args: { value: '2025-11-03T09:12:00+08:00', now: new Date('2025-11-03T11:12:00+08:00') },
  parameters: {
    docs: {
      description: {
        component:
          '一个时刻：多久以前（默认，每分钟更新）、完整日期，或还剩多久。完整日期总在 title 里。now 由外面给，服务器与浏览器才会写出同样的字。付款期限这类要看到秒的倒计时用 CountdownText；不要自己拼日期。',
      },
    },
  },
} satisfies Meta<typeof TimeText>

export default meta
type Story = StoryObj<typeof meta>

export const Relative: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2小时前')).toHaveAttribute('title', '2025-11-03 09:12')
  },
}

/** Without a zone it is China's clock. */
export const Full: Story = {
  args: { mode: 'full', value: '2025-11-03 09:12:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2025-11-03 09:12')).toHaveAttribute('datetime', '2025-11-03T01:12:00.000Z')
  },
}

export const Remaining: Story = {
  args: { mode: 'remaining', value: '2025-11-07 12:00:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('剩余 4 天')).toBeVisible()
  },
}

const now = new Date('2025-11-20T12:00:00+08:00')
const moments = [
  '2025-11-20 11:59:00',
  '2025-11-20 11:20:00',
  '2025-11-20 03:00:00',
  '2025-11-16 12:00:00',
  '2025-11-13 10:00:00',
  '2025-10-01 08:30:00',
]

export const Picture: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8, fontSize: 13 }}>
      <TimeText value="2025-11-24 12:00:00" now={now} mode="remaining" />
      <TimeText value="2025-11-20 12:30:00" now={now} mode="remaining" />
      <TimeText value="2025-11-03 09:12:00" now={now} mode="full" />
      {moments.map((value) => (
        <TimeText key={value} value={value} now={now} />
      ))}
    </div>
  ),
}

export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
