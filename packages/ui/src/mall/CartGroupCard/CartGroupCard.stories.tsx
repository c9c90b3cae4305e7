import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { gone, group, longLine } from '../story-cart.ts'
import { CartLine } from '../CartLine/CartLine.tsx'
import { RemovedLine } from '../CartLine/RemovedLine.tsx'
import { CartGroupCard, type CartGroupCardProps } from './CartGroupCard.tsx'
import { InvalidCard } from './InvalidCard.tsx'

const linesOf = ({ goods, currency }: CartGroupCardProps['group']) =>
  goods.map((line) => (
    <CartLine
      key={line.id}
      line={line}
      currency={currency}
      href="#goods"
      onQuantity={fn()}
      onSelect={fn()}
      onRemove={fn()}
      onFavour={fn()}
      findHref="#find"
      demandHref={() => '#demand'}
    />
  ))

const meta = {
  component: CartGroupCard,
  parameters: {
    docs: {
      description: {
        component:
          '用途：购物车里一家店铺、一种币种的几行。一次勾全店；小计与运费只算勾上且能下单的行；差多少包邮直接说。',
      },
    },
  },
  args: { group, href: '#shop', onSelect: fn(), children: linesOf(group) },
} satisfies Meta<typeof CartGroupCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: '芯澜现货' })).toHaveAttribute('href', '#shop')
    await expect(canvas.getByText('¥10,225.54')).toBeVisible()
    await expect(canvas.getByText('再买', { exact: false, selector: 'span' })).toHaveTextContent('再买 ¥9,774.46 包邮')
    await userEvent.click(canvas.getByRole('checkbox', { name: '选中 芯澜现货 的全部商品' }))
    await expect(args.onSelect).toHaveBeenCalledWith([1, 2, 3], false)
  },
}

const others = { ...group, goods: [longLine, gone], amount: 0 }

/** Nothing ticked, and a line just taken out. */
export const Others: Story = {
  args: {
    group: others,
    children: [...linesOf(others), <RemovedLine key="removed" model="CC0402KRX7R7BB104" onUndo={fn()} />],
  },
  decorators: [(Story) => <div style={{ width: 320, maxWidth: '100%' }}>{Story()}</div>],
  play: ({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
}

const onClear = fn()

/** What is no longer sold stands by itself. */
export const Invalid: Story = {
  render: () => (
    <InvalidCard count={1} onClear={onClear}>
      {linesOf({ ...group, goods: [gone] })}
    </InvalidCard>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: '失效商品 1' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '找替代' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '清空失效' }))
    await expect(onClear).toHaveBeenCalledOnce()
  },
}

export const Picture: Story = {
  args: {
    group: { ...group, goods: [...group.goods, gone] },
    children: [
      ...linesOf({ ...group, goods: [...group.goods, gone] }),
      <RemovedLine key="removed" model="CC0402KRX7R7BB104" onUndo={fn()} />,
    ],
  },
}
export const PhonePicture: Story = { ...Picture, globals: { viewport: { value: 'phone' } } }
