import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { myJobs, now } from '../story-data.ts'
import { MyJobTable } from './MyJobTable.tsx'

const meta = {
  component: MyJobTable,
  parameters: { docs: { description: { component: '用途：企业自己的职位，各收到几份简历、几份还没看。' } } },
  args: {
    jobs: { data: [...myJobs], totalRecord: myJobs.length },
    paging: { page: 1, pageSize: 20, hrefFor: (page) => `#${page}` },
    now,
    hrefOf: ({ id }) => `#job${id}`,
    deliveriesOf: ({ id }) => `#deliveries${id}`,
    actionOf: ({ title }) => (
      <Button size="sm" aria-label={`管理 ${title}`}>
        管理
      </Button>
    ),
    empty: <EmptyState title="还没有职位" />,
  },
} satisfies Meta<typeof MyJobTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('6 未看')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /收到 31 份简历，6 份未看/ })).toHaveAttribute('href', '#deliveries1')
    await expect(canvas.getByText('已停止招聘')).toBeVisible()
  },
}
export const Loading: Story = { args: { jobs: 'loading' } }
export const Empty: Story = { args: { jobs: { data: [], totalRecord: 0 } } }
export const Failed: Story = { args: { jobs: { kind: 'network', onRetry: fn() } } }
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
