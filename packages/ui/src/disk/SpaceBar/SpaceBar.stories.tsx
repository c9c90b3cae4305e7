import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { space } from '../story-data.ts'
import { SpaceBar } from './SpaceBar.tsx'

const meta = {
  component: SpaceBar,
  parameters: { docs: { description: { component: '用途：云盘用了多少、用在哪。八成变色，九成五变红。' } } },
  args: { space, biggestHref: '#biggest', binHref: '#bin' },
  decorators: [(Story) => <div style={{ width: 196 }}>{Story()}</div>],
} satisfies Meta<typeof SpaceBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '最大的文件' })).toHaveAttribute('href', '#biggest')
    await expect(canvas.getByRole('link', { name: '回收站' })).toHaveAttribute('href', '#bin')
  },
}
export const Full: Story = { args: { space: { ...space, used: 9_900_000_000 } } }
export const Empty: Story = {
  args: { space: { used: 0, total: 10_000_000_000, fileCount: 0, binned: 0, groups: [] } },
  play: ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
}
