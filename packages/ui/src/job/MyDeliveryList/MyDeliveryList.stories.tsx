import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { deliveries, now } from '../story-data.ts'
import { MyDeliveryList } from './MyDeliveryList.tsx'

const meta = {
  component: MyDeliveryList,
  parameters: { docs: { description: { component: '用途：一个人投过的职位，到了哪一步，企业怎么答复。' } } },
  args: {
    deliveries: { data: [...deliveries], totalRecord: deliveries.length },
    paging: { page: 1, pageSize: 20, hrefFor: (page) => `#${page}` },
    now,
    hrefOf: ({ job }) => `#job${job.id}`,
    empty: <EmptyState title="还没有投递过" />,
  },
} satisfies Meta<typeof MyDeliveryList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已录用')).toBeVisible()
    await expect(canvas.getByText(/录用通知会发到您的手机/)).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: '林工_电源_2026.pdf' })[0]).toBeVisible()
  },
}
export const Loading: Story = { args: { deliveries: 'loading' } }
export const Empty: Story = { args: { deliveries: { data: [], totalRecord: 0 } } }
export const Failed: Story = { args: { deliveries: { kind: 'network', onRetry: fn() } } }
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
