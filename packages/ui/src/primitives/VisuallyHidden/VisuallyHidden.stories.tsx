import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = {
  component: VisuallyHidden,
  parameters: {
    docs: { description: { component: '念得到，看不到。给只有图的地方补一句话。能写在屏幕上的就写出来，不要藏。' } },
  },
  args: { children: '已加载 20 条' },
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已加载 20 条').getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
}
