import type { Meta, StoryObj } from '@storybook/react-vite'
import type { OrderStatus, OrderVO } from '@xinpu/sdk/types'
import { expect, fn, screen } from 'storybook/test'
import { dollars, order, orderIn, partShipped } from '../story-order.ts'
import { OrderActions, type OrderActionsProps } from './OrderActions.tsx'

const meta = {
  component: OrderActions,
  parameters: {
    docs: {
      description: {
        component:
          '用途：一个订单此刻能做的事，由状态与身份的一张表决定，服务器用的是同一张。列表里放两个，其余在菜单；详情页头全部列出，手机上只留第一个。付款与查看凭证是链接，其余交给 onAction。没有可做的事时给“查看详情”。',
      },
    },
  },
  args: { order, side: 'buyer', onAction: fn(), hrefs: { pay: '#pay', detail: '#detail' } },
} satisfies Meta<typeof OrderActions>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: /^付款/ })).toHaveAttribute('href', '#pay')
    await userEvent.click(canvas.getByRole('button', { name: /^取消订单/ }))
    await expect(args.onAction).toHaveBeenCalledWith('close')
  },
}

/** What has no room is in the menu. */
export const InMenu: Story = {
  args: { order: orderIn('shipped') },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: /^确认收货/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^更多操作/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '申请退款' }))
    await expect(args.onAction).toHaveBeenCalledWith('refund')
  },
}

const states: readonly OrderStatus[] = ['unpaid', 'reviewing', 'paid', 'shipped', 'finished', 'refunding', 'closed']

const All = ({ orders, ...props }: Omit<OrderActionsProps, 'order'> & { orders: readonly OrderVO[] }) => (
  <ul style={{ display: 'grid', gap: 12 }}>
    {orders.map((one, index) => (
      <li key={index}>
        <OrderActions {...props} order={{ ...one, orderNo: `${one.orderNo}${index}` }} />
      </li>
    ))}
  </ul>
)

const bought = [
  ...states.map((status) => orderIn(status)),
  dollars,
  partShipped,
  orderIn('paid', { invoiceStatus: 'refused' }),
]
const sold = [...states.map((status) => orderIn(status, { invoiceStatus: 'applied' })), dollars, partShipped]

/** Each state from the buyer's side; dollars without their warehouse entry, sent in part, an invoice refused. */
export const Buyer: Story = {
  render: (args) => <All {...args} orders={bought} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^查看凭证/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^填入仓号/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^查看详情/ })).toHaveAttribute('href', '#detail')
  },
}

/** Each state from the seller's side. */
export const Seller: Story = {
  args: { side: 'seller' },
  render: (args) => <All {...args} orders={sold} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^改价/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^审核凭证/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^答复退款/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^发其余/ })).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^开票/ })).toHaveLength(3)
  },
}

/** The head of a page on a phone keeps the first. */
export const HeadOnPhone: Story = {
  args: { layout: 'head', order: orderIn('shipped') },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: /^物流/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^更多操作/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '物流' }))
    await expect(args.onAction).toHaveBeenCalledWith('logistics')
  },
}

export const Picture: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <OrderActions {...args} layout="head" order={orderIn('shipped')} />
      <All {...args} orders={bought} />
      <All {...args} side="seller" orders={sold} />
    </div>
  ),
}
