import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Bargaining } from '@xinpu/sdk/types'
import { expect, fn } from 'storybook/test'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import type { Listed } from '../../primitives/ListRegion/listed.ts'
import { bargain, bargainIn, countered, longBargain } from '../story-bargain.ts'
import { now } from '../story-order.ts'
import { BargainCard, type BargainCardProps } from './BargainCard.tsx'
import { BargainList } from './BargainList.tsx'

const meta = {
  component: BargainCard,
  parameters: {
    docs: {
      description: {
        component:
          '用途：一笔议价，买卖双方看到同一张。先说状态，再是商品与现价、双方各说了什么、还剩多久、合计和能做的事。列表用 BargainList。出价用 BargainDialog，卖家答复用 BargainAnswerDialog。',
      },
    },
  },
  args: {
    bargain,
    side: 'buyer',
    now,
    onAction: fn(),
    hrefs: { goods: '#goods', checkout: '#checkout', merchant: '#shop', order: '#order' },
  },
} satisfies Meta<typeof BargainCard>

export default meta
type Story = StoryObj<typeof meta>

type ListProps = Omit<BargainCardProps, 'bargain'> & { bargains: Listed<Bargaining> }

const List = ({ bargains, ...props }: ListProps) => (
  <BargainList
    bargains={bargains}
    paging={{ page: 1, pageSize: 20, hrefFor: (page) => `#page-${page}` }}
    empty={<EmptyState title="还没有议价" />}
  >
    {(one) => <BargainCard key={one.id} {...props} bargain={one} />}
  </BargainList>
)

/** A buyer waits, and can take the offer back. */
export const Waiting: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('我出价 ¥3.05')).toBeVisible()
    await expect(canvas.getByText('−7.9 %')).toBeVisible()
    await expect(canvas.getByText('¥6,100.00')).toBeVisible()
    await expect(canvas.getByText(/内店铺回复/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '撤回 TPS5430DDAR' }))
    await expect(args.onAction).toHaveBeenCalledWith('cancel')
  },
}

/** The shop named a price: it is ordered at that. */
export const Countered: Story = {
  args: { bargain: countered },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('店铺回价 ¥3.15')).toBeVisible()
    await expect(canvas.getByText('¥6,300.00')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^按议价下单/ })).toHaveAttribute('href', '#checkout')
  },
}

/** The same offer, seen by the shop. */
export const Seller: Story = {
  args: { side: 'seller' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('买家出价 ¥3.05')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: /栖云物联/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '答复 TPS5430DDAR' }))
    await expect(args.onAction).toHaveBeenCalledWith('accept')
  },
}

/** Nothing can be done any more; each says how it ended. */
export const Ended: Story = {
  render: ({ bargain: _one, ...args }) => (
    <List
      {...args}
      bargains={{
        data: (['ordered', 'refused', 'expired', 'cancelled'] as const).map((status, index) => ({
          ...bargainIn(status),
          id: index,
        })),
        totalRecord: 4,
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('店铺拒绝了出价')).toBeVisible()
    await expect(canvas.getByText('过期没有成交')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^看订单/ })).toHaveAttribute('href', '#order')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Loading: Story = { render: ({ bargain: _one, ...args }) => <List {...args} bargains="loading" /> }

export const Empty: Story = {
  render: ({ bargain: _one, ...args }) => <List {...args} bargains={{ data: [], totalRecord: 0 }} />,
  play: async ({ canvas }) => expect(canvas.getByText('还没有议价')).toBeVisible(),
}

/** Names and part numbers without a break, and the greatest figures. */
export const Long: Story = { args: { bargain: longBargain } }

export const Picture: Story = { args: { bargain: countered } }
