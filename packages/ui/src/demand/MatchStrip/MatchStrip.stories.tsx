import type { Meta, StoryObj } from '@storybook/react-vite'
import type { StockVO } from '@xinpu/sdk/types'
import { expect, within } from 'storybook/test'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { goods, reel } from '../../mall/story-data.ts'
import { longPost, now, offered } from '../story-data.ts'
import { MatchStrip } from './MatchStrip.tsx'

const held: StockVO = {
  id: 1,
  model: 'TPS5430DDAR',
  brand: '德州仪器 TI',
  quantity: 12_000,
  price: 2.85,
  currency: 'CNY',
  batchNo: '24+',
  package: 'SOIC-8-EP',
  location: '深圳',
  enterpriseId: 12,
  enterpriseName: '华南微芯供应链有限公司',
  isAuth: true,
  status: 'on',
  isStale: false,
  updateTime: '2026-11-21T10:00:00+08:00',
}

const meta = {
  component: MatchStrip,
  parameters: {
    docs: {
      description: {
        component:
          '用途：谁能回应一条供求或一颗料：对方的供求和现货库存并排，各有数量、单价和更新时间。没有人时给出下一步。',
      },
    },
  },
  args: {
    match: {
      demands: [
        offered,
        { ...offered, id: 105, price: 2.6, quantity: 800, enterpriseName: '启芯微电子', isAuth: true },
      ],
      stocks: [held, { ...held, id: 2, quantity: 500, enterpriseName: '上海砺舟半导体有限公司', location: '上海' }],
    },
    demandHref: ({ id }) => `#demand-${id}`,
    stockHref: ({ enterpriseId }) => `#company-${enterpriseId}`,
    allStock: '#stock',
    now,
    empty: <EmptyState title="还没有人供应 TPS5430DDAR" />,
  },
} satisfies Meta<typeof MatchStrip>

export default meta
type Story = StoryObj<typeof meta>

/** What the mall sells of the model can be bought at once; what is sold in no fewer says so. */
export const Goods: Story = {
  args: {
    pieces: 460,
    goodsHref: ({ mallGoodsId }) => `#goods-${mallGoodsId}`,
    match: { demands: [offered], stocks: [], goods: [goods, reel] },
  },
  play: async ({ canvas }) => {
    const sold = within(canvas.getByRole('group', { name: '商城在售 2' }))
    await expect(sold.getAllByRole('link')[0]).toHaveAttribute('href', '#goods-90217')
    await expect(sold.getByText('¥3.86')).toBeVisible()
    await expect(sold.getByText(/2,500 起订/)).toBeVisible()
  },
}

export const Picture: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '供应 2' })).toHaveTextContent('46,000')
    await expect(canvas.getByRole('group', { name: '现货库存 2' })).toHaveTextContent('华南微芯供应链有限公司')
    await expect(canvas.getByRole('link', { name: '全部' })).toHaveAttribute('href', '#stock')
  },
}
export const Long: Story = {
  args: {
    match: {
      demands: [longPost],
      stocks: [
        { ...held, enterpriseName: '星屿芯联（苏州工业园区）电子元器件供应链管理股份有限公司', quantity: 999_999_999 },
      ],
    },
  },
  decorators: [(Story) => <div style={{ width: 320, maxWidth: '100%' }}>{Story()}</div>],
}
export const Loading: Story = { args: { match: 'loading' } }
export const Failed: Story = {
  args: { match: { kind: 'network', onRetry: () => undefined } },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '重试' })).toBeVisible(),
}
export const Nobody: Story = {
  args: { match: { demands: [], stocks: [] } },
  play: async ({ canvas }) => expect(canvas.getByText('还没有人供应 TPS5430DDAR')).toBeVisible(),
}
