import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TimeText } from './TimeText.tsx'

const meta = {
  component: TimeText,
  args: { value: '2025-11-03T09:12:00+08:00', now: new Date('2025-11-03T11:12:00+08:00') },
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
      {moments.map((value) => (
        <TimeText key={value} value={value} now={now} />
      ))}
    </div>
  ),
}
