import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { orderIn, regulator, resistor } from '../story-order.ts'
import { BuyAgainDialog } from './BuyAgainDialog.tsx'

const capacitor = { ...resistor, mallGoodsId: 90219, model: 'CL10B104KB8NNNC', brandCn: '三星电机', price: 0.0125 }
const order = orderIn('finished', { goods: [regulator, resistor, capacitor] })

const meta = {
  component: BuyAgainDialog,
  parameters: {
    docs: {
      description: {
        component:
          '用途：再次购买之前，逐行说明上次与今天的单价，买不到的写明原因并留在外面。页面查好今天的价格再传进来。',
      },
    },
  },
  args: {
    order,
    today: [
      { mallGoodsId: regulator.mallGoodsId, price: 3.05, stock: 12_000 },
      { mallGoodsId: resistor.mallGoodsId, price: 0.004188, stock: 80_000 },
      { mallGoodsId: capacitor.mallGoodsId, price: 0.0125, stock: 3200 },
    ],
    isOpen: true,
    onClose: fn(),
    onAdd: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof BuyAgainDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const [first, , third] = await screen.findAllByRole('listitem')
    await expect(first).toHaveTextContent('¥3.31 → ¥3.05降价')
    await expect(third).toHaveTextContent('库存只有 3,200 片')
    await expect(screen.getByRole('status')).toHaveTextContent('比上次少 ¥519.00')
    await userEvent.click(screen.getByRole('button', { name: '加购 2 行' }))
    await expect(args.onAdd).toHaveBeenCalledWith([regulator, resistor])
  },
}

export const Loading: Story = {
  args: { today: undefined },
  play: async () => expect(await screen.findByRole('button', { name: '加入购物车' })).toBeDisabled(),
}

/** Nothing of it is sold any more. */
export const Gone: Story = {
  args: { today: order.goods.map(({ mallGoodsId }) => ({ mallGoodsId, refusal: '商品已下架' })) },
  play: async () => expect(await screen.findByRole('button', { name: '都买不到了' })).toBeDisabled(),
}

export const Picture: Story = {}
