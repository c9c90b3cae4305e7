import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../primitives/Button/Button.tsx'
import { ListLine } from './ListLine.tsx'

const meta = {
  component: ListLine,
  parameters: { docs: { description: { component: '用途：列表上方的一行：在哪、有多少，右边是能做的事。' } } },
  args: { children: '9 个，0.7 GB　删除后保留 30 天', actions: <Button tone="danger">清空回收站</Button> },
} satisfies Meta<typeof ListLine>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Narrow: Story = { globals: { viewport: { value: 'least' } } }
