import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from './Badge.tsx'

const meta = {
  component: Badge,
  args: { count: 3, label: '条未读消息' },
  parameters: {
    docs: {
      description: {
        component:
          '有多少件事在等一个人，放在通往它们的入口角上；超过 99 写作 99+，读屏软件读出真实数目。只需知道“有”的时候用 shape="dot"。数目为 0 时不显示。不要用它显示总数，总数写在文字里。',
      },
    },
  },
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

/** Only that there is something; the number is still read aloud. */
export const Dot: Story = {
  args: { shape: 'dot' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 条未读消息')).toBeInTheDocument()
    await expect(canvas.queryByText('3')).toBeNull()
  },
}

export const Picture: Story = {
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
      <Badge count={3} label="条未读消息" />
      <Badge count={42} label="条未读消息" />
      <Badge count={128} label="条未读消息" />
      <Badge count={3} label="条未读消息" shape="dot" />
    </div>
  ),
}

export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
