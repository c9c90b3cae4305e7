import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Breadcrumb } from './Breadcrumb.tsx'

const meta = {
  component: Breadcrumb,
  parameters: {
    docs: {
      description: { component: '这一页在哪里：从大到小，最后一项是自己。深两层以上的页面都有。不要当历史记录用。' },
    },
  },
  args: {
    items: [
      { label: '全部分类', href: '/category' },
      { label: '电源管理', href: '/category/3' },
      { label: 'DC-DC 转换器', href: '/category/31' },
      { label: 'TPS5430DDAR' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: '当前位置' })).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
    await expect(canvas.getByText('TPS5430DDAR')).toHaveAttribute('aria-current', 'page')
  },
}

export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>] }

export const Picture: Story = {}
