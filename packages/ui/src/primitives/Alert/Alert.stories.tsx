import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link } from '../Link/Link.tsx'
import { Alert } from './Alert.tsx'

const meta = {
  component: Alert,
  parameters: {
    docs: {
      description: {
        component: '关于这一块的消息，直到它不再是真的。一行说清，最多一个动作。整站的用 NoticeBar，做完了的用 Toast。',
      },
    },
  },
  args: { title: '显示的是 09:12 的内容', action: <Link href="#retry">重试</Link> },
} satisfies Meta<typeof Alert>

export default meta
type Story = StoryObj<typeof meta>

export const Information: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('显示的是 09:12 的内容')
  },
}

/** Read at once. */
export const Danger: Story = {
  args: { tone: 'danger', title: '服务暂时不可用（编号 7f3a91），已填内容保留在本机' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
}

export const Picture: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Alert {...args} />
      <Alert tone="ok" title="企业认证已通过" />
      <Alert
        tone="warn"
        title="此型号将于 2026-06 停产，请先看替代"
        action={<Link href="#alternatives">看替代</Link>}
      />
      <Alert
        tone="danger"
        title="服务暂时不可用（编号 7f3a91），已填内容保留在本机"
        action={<Link href="#retry">重试</Link>}
      >
        提交没有完成，请不要关闭此页。
      </Alert>
    </div>
  ),
}

export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }

export const PhonePicture: Story = { ...Picture, globals: { viewport: { value: 'phone' } } }
