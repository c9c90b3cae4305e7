import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ActiveFilters } from './ActiveFilters.tsx'

const meta = {
  component: ActiveFilters,
  parameters: {
    docs: { description: { component: '用着的筛选，每个有一个去掉，末尾清空。都是链接。没有筛选时什么都不画。' } },
  },
  args: {
    filters: [
      { label: '封装', value: 'SOT-23-5', href: '#package' },
      { label: '输出电压', value: '3.3 V', href: '#voltage' },
      { label: '输出电流', value: '≥200 mA', href: '#current' },
    ],
    clearHref: '#all',
  },
} satisfies Meta<typeof ActiveFilters>

export default meta
type Story = StoryObj<typeof meta>

/** Each cross leads to the list without that filter. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '去掉 输出电流 ≥200 mA' })).toHaveAttribute('href', '#current')
    await expect(canvas.getByRole('link', { name: '清空' })).toHaveAttribute('href', '#all')
  },
}

export const Empty: Story = {
  args: { filters: [] },
  play: ({ canvas }) => expect(canvas.queryByRole('list')).toBeNull(),
}

export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }
