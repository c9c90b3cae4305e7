import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from './Badge.tsx'

const meta = {
  component: Badge,
  args: { count: 3, label: '条未读消息' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 条未读消息')).toBeInTheDocument()
  },
}

/** Above the limit a plus is enough to see; the true number is read aloud. */
export const Many: Story = {
  args: { count: 128 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible()
    await expect(canvas.getByText('128 条未读消息')).toBeInTheDocument()
  },
}

/** Nothing waits: nothing is drawn. */
export const Empty: Story = { args: { count: 0 } }

export const Picture: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      <Badge count={3} label="条未读消息" />
      <Badge count={42} label="条未读消息" />
      <Badge count={128} label="条未读消息" />
    </div>
  ),
}
