import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { dollars, group } from '../story-cart.ts'
import { CartBar } from './CartBar.tsx'
import { CartSummary } from './CartSummary.tsx'
import { SavingCard } from './SavingCard.tsx'

const onTake = fn()
const saving = (
  <SavingCard
    saving={15.6}
    currency="CNY"
    lines={[{ id: 1, model: 'TPS5430DDAR', change: '460 → 500', saving: 15.6 }]}
    note="少付钱，多得 40 片"
    onTake={onTake}
  />
)

const meta = {
  component: CartSummary,
  parameters: {
    docs: {
      description: {
        component:
          '用途：购物车一种币种的合计，只算勾上且能下单的行，运费按店铺各算各的。人民币与美元从不相加。SavingCard 说还能怎么省，按一下才改。',
      },
    },
  },
  args: { groups: [group], currency: 'CNY', onCheckout: fn(), children: saving },
  decorators: [(Story) => <div style={{ width: 316, maxWidth: '100%' }}>{Story()}</div>],
} satisfies Meta<typeof CartSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('1 家店铺，3 行')).toBeVisible()
    await expect(canvas.getByText('¥10,237.54')).toBeVisible()
    await expect(canvas.getByText('阶梯价已省').nextElementSibling).toHaveTextContent('-¥621.00')
    await expect(canvas.getByText('1 行现在不能下单，没有算进来。')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '结算 3 行' }))
    await expect(args.onCheckout).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '全部采用' }))
    await expect(onTake).toHaveBeenCalledOnce()
  },
}

export const Dollars: Story = {
  args: { groups: [dollars], currency: 'USD', checkoutHref: '#order', children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('$754.08')[0]).toBeVisible()
    await expect(canvas.getByRole('link', { name: '结算 1 行' })).toHaveAttribute('href', '#order')
  },
}

/** Nothing is ticked. */
export const NothingTicked: Story = {
  args: { groups: [{ ...group, goods: [] }], children: undefined },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: '先勾选要买的行' })).toBeDisabled(),
}

const onSelect = fn()

/** On a phone the sum and the way on stay under the lines. */
export const Bar: Story = {
  globals: { viewport: { value: 'phone' } },
  render: ({ groups, currency, onCheckout }) => (
    <CartBar groups={groups} currency={currency} onSelect={onSelect} {...(onCheckout && { onCheckout })} />
  ),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('¥10,237.54')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: '全选' }))
    await expect(onSelect).toHaveBeenCalledWith([1, 2, 3], false)
    await userEvent.click(canvas.getByRole('button', { name: '结算 3 行' }))
    await expect(args.onCheckout).toHaveBeenCalledOnce()
  },
}

export const Picture: Story = {}
export const PhonePicture: Story = {
  globals: { viewport: { value: 'phone' } },
  render: ({ children, ...args }) => (
    <>
      <CartSummary {...args}>{children}</CartSummary>
      <CartBar {...args} onSelect={onSelect} />
    </>
  ),
}
