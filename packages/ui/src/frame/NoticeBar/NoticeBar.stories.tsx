import type { Meta, StoryObj } from '@storybook/react-vite'
import { Info } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { NoticeBar } from './NoticeBar.tsx'

const meta = {
  component: NoticeBar,
  parameters: {
    docs: {
      description: {
        component:
          '页头下关于整站的一行：断网、恢复、完善资料。同时只有一条，更要紧的在前。页面里某一块的消息用 Alert。',
      },
    },
    layout: 'fullscreen',
  },
  args: {
    icon: <Icon of={Info} />,
    children: '完善资料(手机号、昵称)',
    action: <Link href="#me">去完善</Link>,
    onClose: fn(),
    closeLabel: '关闭，7 天内不再提示',
  },
} satisfies Meta<typeof NoticeBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '关闭，7 天内不再提示' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const Picture: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      {(['info', 'warn', 'ok'] as const).map((tone) => (
        <NoticeBar key={tone} {...args} tone={tone} />
      ))}
    </div>
  ),
}
export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
