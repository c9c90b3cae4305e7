import type { Meta, StoryObj } from '@storybook/react-vite'
import { BareHeader } from './BareHeader.tsx'

const meta = {
  component: BareHeader,
  parameters: {
    docs: {
      description: {
        component:
          '没有外框的页面的头：一个标志，一条回首页的路。登录、第三方返回这类一件事的页面用它；有导航的页面用 SiteHeader。不要往里加菜单。',
      },
    },
    layout: 'fullscreen',
  },
  args: { home: '#home' },
} satisfies Meta<typeof BareHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Picture: Story = {}
