import type { Meta, StoryObj } from '@storybook/react-vite'
import type { OrderVO } from '@xinpu/sdk/types'
import { expect, fn } from 'storybook/test'
import { dollars, longOrder, now, order, orderIn, partShipped } from '../story-order.ts'
import { OrderCard, type OrderCardProps } from './OrderCard.tsx'

const meta = {
  component: OrderCard,
  parameters: {
    docs: {
      description: {
        component:
          '用途：列表里的一个订单。先说状态和下一个期限，再是单号与日期；商品最多列三行，其余去详情页；合计在一条线上，能做的事在右下。买家看到店铺，卖家看到买家。',
      },
    },
  },
  args: {
    order,
    side: 'buyer',
    now,
    onAction: fn(),
    hrefs: { pay: '#pay', detail: '#detail', goods: (id) => `#goods-${id}`, merchant: '#shop' },
  },
} satisfies Meta<typeof OrderCard>

export default meta
type Story = StoryObj<typeof meta>

const Cards = ({ orders, ...props }: Omit<OrderCardProps, 'order'> & { orders: readonly OrderVO[] }) => (
  <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 }}>
    {orders.map((one, index) => (
      <OrderCard key={index} {...props} order={{ ...one, orderNo: `${one.orderNo.slice(0, -1)}${index}` }} />
    ))}
  </div>
)

export const Unpaid: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('待付款')).toBeVisible()
    await expect(canvas.getByText(/后关闭，库存已锁定/)).toBeVisible()
    await expect(canvas.getByText('¥6,651.94')).toBeVisible()
    await expect(canvas.getByText('¥0.003988')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'TPS5430DDAR' })).toHaveAttribute('href', '#goods-90217')
    await userEvent.click(canvas.getByRole('button', { name: /^取消订单/ }))
    await expect(args.onAction).toHaveBeenCalledWith('close')
  },
}

/** A voucher waits, the shop sends, some went already, a warehouse entry is missing. */
export const ReviewingAndPaid: Story = {
  render: (args) => <Cards {...args} orders={[orderIn('reviewing'), orderIn('paid'), partShipped, dollars]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('转账凭证已提交，等待店铺审核')).toBeVisible()
    await expect(canvas.getByText('部分发货 1/2')).toBeVisible()
    await expect(canvas.getByText('还有 1 行 800 片待发')).toBeVisible()
    await expect(canvas.getByText('填写入仓号后店铺才能发货')).toBeVisible()
    await expect(canvas.getByText('$6,651.94')).toBeVisible()
  },
}

export const ShippedAndFinished: Story = {
  render: (args) => (
    <Cards
      {...args}
      orders={[
        Object.assign(orderIn('shipped'), { autoFinishTime: '2026-12-03T15:20:00+08:00' }),
        orderIn('finished', { invoiceStatus: 'issued' }),
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('11-18 15:20 发出，12-03 15:20 自动确认收货')).toBeVisible()
    await expect(canvas.getByText('11-20 11:02 收货，发票已开票')).toBeVisible()
  },
}

export const RefundingAndClosed: Story = {
  render: (args) => (
    <Cards
      {...args}
      orders={[
        orderIn('refunding'),
        orderIn('closed'),
        orderIn('closed', { payTime: '2025-11-02T08:15:00+08:00', closeTime: '2025-11-05T09:00:00+08:00' }),
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有付款，库存已放回，11-22 10:07 关闭')).toBeVisible()
    await expect(canvas.getByText('已退款，2025-11-05 09:00 关闭')).toBeVisible()
  },
}

/** The other side: the buyer stands where the shop did. */
export const Seller: Story = {
  args: { side: 'seller', order: orderIn('paid'), news: '留言：料盘请贴我司料号，真空包装' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: '栖云物联科技（深圳）有限公司' })).toBeVisible()
    await expect(canvas.getByText('留言：料盘请贴我司料号，真空包装')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^发货/ }))
    await expect(args.onAction).toHaveBeenCalledWith('ship')
  },
}

/** On its own page: every line, and no way to where one is. */
export const OwnPage: Story = {
  args: { order: longOrder, hrefs: { pay: '#pay', goods: (id) => `#goods-${id}`, merchant: '#shop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(longOrder.goods.length)
    await expect(canvas.queryByText(/^另 /)).toBeNull()
    await expect(canvas.queryByRole('link', { name: longOrder.orderNo })).toBeNull()
  },
}

/** 320 px wide, with everything as long as it gets. */
export const Narrow: Story = {
  args: { order: longOrder },
  decorators: [(Story) => <div style={{ width: 320, maxWidth: '100%' }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: '另 4 行' })).toHaveAttribute('href', '#detail')
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

const pictured: Story['render'] = (args) => (
  <Cards
    {...args}
    orders={[orderIn('unpaid', { expireTime: '2026-11-21T10:00:00+08:00' }), partShipped, longOrder, orderIn('closed')]}
  />
)

export const Picture: Story = { render: pictured }
export const DarkPicture: Story = { render: pictured, parameters: { theme: 'dark' } }
export const PhonePicture: Story = { render: pictured, globals: { viewport: { value: 'phone' } } }
