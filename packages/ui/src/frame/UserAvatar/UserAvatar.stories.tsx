import type { Meta, StoryObj } from '@storybook/react-vite'
import { UserAvatar } from './UserAvatar.tsx'

const meta = {
  component: UserAvatar,
  parameters: {
    docs: {
      description: {
        component: '一个人：照片，或名字的第一个字。名字总写在旁边，所以图对读屏隐藏。品牌与企业用 BrandMark。',
      },
    },
  },
  args: { name: '林工' },
} satisfies Meta<typeof UserAvatar>

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
