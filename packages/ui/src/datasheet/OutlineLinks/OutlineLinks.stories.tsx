import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OutlineLinks } from './OutlineLinks.tsx'

const meta = {
  component: OutlineLinks,
  parameters: {
    docs: { description: { component: '资料的目录，一行一章，点开就到那一页。阅读器里的目录是 PdfSidebar。' } },
  },
  args: {
    outline: [
      { title: '1 特性', page: 1, level: 1 },
      { title: '6 规格', page: 4, level: 1 },
      { title: '6.1 绝对最大额定值', page: 4, level: 2 },
      { title: '6.5 电气特性', page: 5, level: 2 },
      { title: '8 应用与实现', page: 12, level: 1 },
    ],
    hrefOf: (page) => `#pg=${page}`,
  },
} satisfies Meta<typeof OutlineLinks>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /电气特性/ })).toHaveAttribute('href', '#pg=5')
  },
}
export const Nothing: Story = { args: { outline: [] } }
export const Picture: Story = {}
