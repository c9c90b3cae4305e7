import type { Meta, StoryObj } from '@storybook/react-vite'
import type { MyGoods } from '@xinpu/sdk/types'
import { expect, fn } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { goods, longGoods } from '../story-data.ts'
import { OwnGoodsTable } from './OwnGoodsTable.tsx'

const own: MyGoods = {
  ...goods,
  images: [],
  lots: [{ id: 1, warehouse: '深圳', batchNo: '2431', stock: goods.stock, delivery: '现货' }],
  description: '',
}
const all: MyGoods[] = [
  own,
  { ...own, ...longGoods, mallGoodsId: 2, status: 'off' },
  { ...own, mallGoodsId: 3, model: 'NE5532DR', status: 'pending', currency: 'USD' },
  { ...own, mallGoodsId: 4, model: 'BSS84', status: 'rejected', stock: 0 },
]

const meta = {
  component: OwnGoodsTable,
  parameters: {
    docs: {
      description: {
        component:
          '用途：卖家看自己的商品，各种状态都在。库存直接在表里改；有几个批次的在表单里改。不用来给买家看，买家看 GoodsList。',
      },
    },
  },
  args: {
    goods: { data: all, totalRecord: all.length },
    paging: { page: 1, pageSize: 20, hrefFor: (page) => `#page-${page}` },
    hrefOf: ({ mallGoodsId }) => `#goods-${mallGoodsId}`,
    actionOf: ({ model }) => (
      <Button size="sm" aria-label={`管理 ${model}`}>
        管理
      </Button>
    ),
    onStock: fn(async () => undefined),
    empty: <EmptyState title="还没有商品" />,
  },
} satisfies Meta<typeof OwnGoodsTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('待审核')).toBeVisible()
    await userEvent.click(canvas.getAllByRole('button', { name: /，编辑$/ })[0] as HTMLElement)
    await userEvent.keyboard('{Control>}a{/Control}500{Enter}')
    await expect(args.onStock).toHaveBeenCalledWith(own, 500)
  },
}

export const Loading: Story = { args: { goods: 'loading' } }
export const Empty: Story = {
  args: { goods: { data: [], totalRecord: 0 } },
  play: async ({ canvas }) => expect(canvas.getByText('还没有商品')).toBeVisible(),
}
export const Picture: Story = {}
