import type { Meta, StoryObj } from '@storybook/react-vite'
import { UserAvatar } from './UserAvatar.tsx'

const meta = { component: UserAvatar, args: { name: '林工' } } satisfies Meta<typeof UserAvatar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Picture: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 16 }}>
      <UserAvatar {...args} />
      <UserAvatar {...args} size="lg" />
    </div>
  ),
}
