import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { product } from '../story-data.ts'
import { AgentProductTable } from './AgentProductTable.tsx'

const meta = {
  component: AgentProductTable,
  parameters: {
    docs: { description: { component: '用途：自己代理商主页上的产品，可改可删。访客看到的用 AgentProductCard。' } },
  },
  args: {
    products: { data: [product, { ...product, id: 2, model: 'LM5176PWPR' }], totalRecord: 2 },
    paging: { page: 1, pageSize: 20, hrefFor: (page) => `#${page}` },
    hrefOf: ({ id }) => `#product-${id}`,
    actionOf: ({ model }) => (
      <Button size="sm" aria-label={`修改 ${model}`}>
        修改
      </Button>
    ),
    empty: <EmptyState title="还没有产品" why="添加主推的型号，访客在主页和型号页看得到。" />,
  },
} satisfies Meta<typeof AgentProductTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'TPS5430DDAR' })).toHaveAttribute('href', '#product-1'),
}
export const Loading: Story = { args: { products: 'loading' } }
export const Empty: Story = {
  args: { products: { data: [], totalRecord: 0 } },
  play: ({ canvas }) => expect(canvas.getByText('还没有产品')).toBeVisible(),
}
