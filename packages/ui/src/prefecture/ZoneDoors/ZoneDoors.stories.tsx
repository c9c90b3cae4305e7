import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircuitBoard, FileText, GraduationCap, SlidersHorizontal } from 'lucide-react'
import { expect } from 'storybook/test'
import { ZoneDoors } from './ZoneDoors.tsx'

const meta = {
  component: ZoneDoors,
  parameters: {
    docs: { description: { component: '用途：专区首页的入口，各写有多少内容。窄屏换行，不横向滚动。' } },
  },
  args: {
    doors: [
      { icon: SlidersHorizontal, title: '参数选型', count: '1,293 个分类', href: '#selection' },
      { icon: CircuitBoard, title: '电路方案', count: '12 个', href: '#schemes' },
      { icon: GraduationCap, title: '课程', count: '5 门', href: '#courses' },
      { icon: FileText, title: '技术资料', count: '5 份', href: '#datums' },
    ],
  },
} satisfies Meta<typeof ZoneDoors>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: /电路方案/ })).toHaveAttribute('href', '#schemes'),
}
