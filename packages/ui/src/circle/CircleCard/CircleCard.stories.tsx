import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { circle } from '../story-data.ts'
import { CircleCard } from './CircleCard.tsx'
import { CircleGrid } from './CircleGrid.tsx'
import { MemberGrid } from './MemberGrid.tsx'

const meta = {
  component: CircleCard,
  parameters: { docs: { description: { component: '圈子：一行放在旁边，或一格带简介。审核中的只有圈主看到。' } } },
  args: { circle, href: '#1' },
} satisfies Meta<typeof CircleCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '电源圈' })).toHaveAttribute('href', '#1')
    await expect(canvas.getByText(/今天 86 帖/)).toBeVisible()
  },
}
export const Rejected: Story = {
  args: {
    shape: 'cell',
    circle: { ...circle, status: 'rejected', isMine: true, rejectReason: '与「电源圈」范围重合' },
  },
}
export const Members: Story = {
  render: () => <MemberGrid members={[1, 2, 3].map((id) => ({ id, avatar: '', nickName: `沈砚 ${id}` }))} />,
}
export const Picture: Story = {
  render: ({ circle: one, href }) => (
    <CircleGrid>
      <CircleCard key={1} shape="cell" circle={one} href={href} />
      <CircleCard key={2} shape="cell" circle={{ ...one, name: '维修圈', status: 'pending' }} href={href} />
    </CircleGrid>
  ),
}
