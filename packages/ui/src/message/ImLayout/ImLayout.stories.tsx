import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { ImLayout } from './ImLayout.tsx'

const meta = {
  component: ImLayout,
  parameters: { docs: { description: { component: '用途：消息页：会话与各类通知排成一行，内容在下面。' } } },
  args: {
    tabs: [
      { id: 'chat', label: '会话', count: 3, href: '#chat' },
      { id: 'notification', label: '通知', count: 12, href: '#notification' },
    ],
    current: 'chat',
    tools: (
      <Button size="sm" tone="quiet">
        全部已读
      </Button>
    ),
    children: '会话',
  },
} satisfies Meta<typeof ImLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '消息' })).toBeInTheDocument()
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('会话')
  },
}
