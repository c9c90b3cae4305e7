import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { detail } from '../story-data.ts'
import { EnterpriseCard } from './EnterpriseCard.tsx'
import { EnterpriseList } from './EnterpriseList.tsx'

const long = '深圳市前海国际电子元器件供应链管理服务有限责任公司华南第一分公司'
const data = [
  { ...detail, status: 'certified' as const },
  { ...detail, id: 82, name: long, stockCount: 38_900, demandCount: 1204 },
]

const meta = {
  component: EnterpriseList,
  subcomponents: { EnterpriseCard },
  parameters: {
    docs: { description: { component: '用途：平台上的企业，一家一行：是谁、在哪、在求在供多少、有多少库存。' } },
  },
  args: {
    enterprises: { data, totalRecord: 2 },
    paging: { page: 1, pageSize: 20, hrefFor: (page) => `#${page}` },
    hrefOf: ({ id }) => `#company${id}`,
    renderAction: ({ name }) => <Button aria-label={`关注 ${name}`}>关注</Button>,
    whenEmpty: <EmptyState title="没有符合条件的企业" action={<Button>查看全部</Button>} />,
  },
} satisfies Meta<typeof EnterpriseList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: long })).toHaveAttribute('href', '#company82')
  },
}
export const Loading: Story = { args: { enterprises: 'loading' } }
export const Failed: Story = {
  args: { enterprises: { kind: 'network', onRetry: fn() } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: '重试' })).toBeVisible(),
}
export const Empty: Story = {
  args: { enterprises: { data: [], totalRecord: 0 } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: '查看全部' })).toBeVisible(),
}
export const Narrow: Story = { globals: { viewport: { value: 'least' } } }
export const Dark: Story = { parameters: { theme: 'dark' } }
