import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TitleList } from './TitleList.tsx'

const meta = {
  component: TitleList,
  parameters: {
    docs: { description: { component: '用途：文章旁的题目列表：目录、系列、接着看。正在读的一篇不是链接。' } },
  },
  args: {
    titles: [
      { id: 1, title: '读 LDO 手册，先看哪几张图' },
      { id: 2, title: '运放失调：从手册一行到输出上的毫伏', href: '#2' },
      { id: 3, title: 'LP5907MFX-3.3/NOPB', href: '#3', note: 'TI' },
    ],
  },
} satisfies Meta<typeof TitleList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('读 LDO 手册，先看哪几张图')).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('link', { name: 'LP5907MFX-3.3/NOPB' })).toHaveAttribute('href', '#3')
  },
}

export const Ordered: Story = { args: { isOrdered: true } }
