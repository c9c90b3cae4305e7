import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Badge } from '../Badge/Badge.tsx'
import { Avatar } from './Avatar.tsx'

const portrait = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#cdd8d2"/><circle cx="32" cy="25" r="11" fill="#4c6459"/><path d="M10 64a22 22 0 0 1 44 0z" fill="#4c6459"/></svg>')}`

const meta = {
  component: Avatar,
  args: { user: { nickName: '林工', avatar: '' } },
  parameters: {
    docs: {
      description: {
        component:
          '一个人的头像；没有图片或图片打不开时显示昵称的第一个字。旁边写着昵称时用默认值，单独出现时用 voice="alone"，由头像说出昵称。未读数放在 badge。不要用它显示品牌或企业，那是 BrandMark。',
      },
    },
  },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('林')).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

export const WithPicture: Story = { args: { user: { nickName: '林工', avatar: portrait } } }

/** The picture is gone: the character is there. */
export const BrokenPicture: Story = {
  args: { user: { nickName: '林工', avatar: 'data:image/png;base64,AAAA' } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(canvas.getByText('林')).toBeVisible()
  },
}

export const Alone: Story = {
  args: { voice: 'alone' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '林工' })).toBeVisible()
  },
}

export const LongText: Story = { args: { user: { nickName: '深圳市华强北电子元器件现货采购专员小王', avatar: '' } } }
export const WithoutName: Story = { args: { user: { nickName: ' ', avatar: '' } } }

export const Picture: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 24 }}>
      <Avatar user={{ nickName: '林工', avatar: '' }} size="sm" />
      <Avatar user={{ nickName: '林工', avatar: '' }} />
      <Avatar user={{ nickName: 'anna', avatar: '' }} size="lg" badge={<Badge count={3} label="条未读消息" />} />
      <Avatar user={{ nickName: '林工', avatar: '' }} size="xl" />
      <Avatar user={{ nickName: '林工', avatar: portrait }} />
      <Avatar
        user={{ nickName: '林工', avatar: portrait }}
        size="lg"
        badge={<Badge count={128} label="条未读消息" />}
      />
      <Avatar user={{ nickName: '林工', avatar: portrait }} size="xl" />
    </div>
  ),
}

export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
