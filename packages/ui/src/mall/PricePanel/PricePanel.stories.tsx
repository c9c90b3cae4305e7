import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { taxInside, toMicro } from '@xinpu/sdk/format'
import { goods, longGoods, shop } from '../story-data.ts'
import { PricePanel, type GoodsPriceProps } from './PricePanel.tsx'

const meta = {
  component: PricePanel,
  parameters: {
    docs: {
      description: {
        component:
          '用途：一个数量要付多少、为什么，精确到分。多买反而便宜时说省多少；步骤与购物车、订单、发票上的同值，都来自 SDK 的一个价格函数。给了数量规则就画总价曲线：绿色是多买更省的一段，可拖动或用 ← → 选数量。订单用 mode 为 order 的一种。',
      },
    },
  },
  args: { ladder: goods.ladderPrices, qty: 460, currency: 'CNY', freights: shop.freights, onChoose: fn() },
  decorators: [(Story) => <div style={{ width: 348, maxWidth: '100%' }}>{Story()}</div>],
} satisfies Meta<GoodsPriceProps>

export default meta
type Story = StoryObj<GoodsPriceProps>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('再买', { exact: false })).toHaveTextContent('再买 40 片，合计反而省 ¥15.60')
    await userEvent.click(canvas.getByRole('button', { name: '改为 500' }))
    await expect(args.onChoose).toHaveBeenCalledWith(500)
    await expect(canvas.getByText('其中不含税')).not.toBeVisible()
    await userEvent.click(canvas.getByText('商品，价格怎么来的'))
    await expect(canvas.getByText('其中不含税')).toBeVisible()
    await expect(canvas.getByText('其中不含税').nextElementSibling).toHaveTextContent('¥3.415929')
    await expect(canvas.getByText('其中税额').nextElementSibling).toHaveTextContent('¥204.27')
  },
}

/** Not enough for free sending yet; the least prices have six decimals. */
export const ToFree: Story = {
  args: { ladder: longGoods.ladderPrices, qty: 5000 },
  play: ({ canvas }) => expect(canvas.getByText('再买 ¥480.62 包邮')).toBeVisible(),
}

/** Dollars hold no tax. */
export const Dollars: Story = {
  args: { ladder: [{ min: 1, price: 31.42 }], qty: 24, currency: 'USD' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('其中税额')).toBeNull()
    await expect(canvas.getByText('合计').nextElementSibling).toHaveTextContent('$754.08')
  },
}

/** Under the least break. */
export const NoPrice: Story = {
  args: { ladder: longGoods.ladderPrices, qty: 10 },
  play: ({ canvas }) => expect(canvas.getByText('这个数量没有价格')).toBeVisible(),
}

/** Half a fen is rounded away from zero, and said. */
export const Rounded: Story = {
  args: { ladder: longGoods.ladderPrices, qty: 300 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('商品，价格怎么来的'))
    await expect(canvas.getByText('其中舍').nextElementSibling).toHaveTextContent('-¥0.0025')
  },
}

/** A quantity is chosen on the curve, by arrows too; only what can be bought is pointed at. */
export const OnCurve: Story = {
  args: { rules: goods },
  play: async ({ canvas, args }) => {
    const curve = canvas.getByRole('slider', { name: '在总价曲线上选数量' })
    await expect(curve).toHaveAttribute('aria-valuetext', '460 片，合计 ¥1,775.60')
    await fireEvent.change(curve, { target: { value: '470' } })
    await expect(curve).toHaveAttribute('aria-valuetext', '470 片，合计 ¥1,814.20')
    await fireEvent.keyUp(curve, { key: 'ArrowRight' })
    await expect(args.onChoose).toHaveBeenLastCalledWith(470)
  },
}

const order = {
  goodsAmount: 23_393.04,
  taxAmount: 0,
  freight: 12,
  discount: 105.04,
  payAmount: 23_300,
  currency: 'CNY',
} as const

/** The sum of an order, as the server gave it. */
export const Order: Story = {
  render: () => <PricePanel mode="order" order={order} taxInside={taxInside(toMicro(order.goodsAmount), 'CNY')} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('应付').nextElementSibling).toHaveTextContent('¥23,300.00')
    await expect(canvas.getByText('优惠').nextElementSibling).toHaveTextContent('-¥105.04')
  },
}

export const Picture: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <PricePanel {...args} />
      <PricePanel mode="order" order={order} taxInside={taxInside(toMicro(order.goodsAmount), 'CNY')} />
    </div>
  ),
  args: { rules: goods },
}
export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
