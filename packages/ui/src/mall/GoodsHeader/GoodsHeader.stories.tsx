import type { Meta, StoryObj } from '@storybook/react-vite'
import type { MallGoodsDetail } from '@xinpu/sdk/types'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { ToggleAction } from '../../primitives/ToggleAction/ToggleAction.tsx'
import { goods, goodsDetail, longGoods, reel } from '../story-data.ts'
import { BuyBox, type BuyBoxProps } from './BuyBox.tsx'
import { GoodsHeader } from './GoodsHeader.tsx'
import { OffShelfBox } from './OffShelfBox.tsx'

/** Whoever owns the page keeps the quantity. */
function Kept(props: BuyBoxProps) {
  const [qty, setQty] = useState(props.qty)
  return <BuyBox {...props} qty={qty} onQty={setQty} />
}

const onAdd = fn()
const onArrival = fn<(isOn: boolean) => Promise<void>>(async () => undefined)
const arrival = <ToggleAction kind="arrival" subject="TPS5430DDAR" isOn={false} set={onArrival} />
const box = (changes: Partial<BuyBoxProps> = {}) => (
  <Kept goods={goodsDetail} qty={460} onQty={fn()} onAdd={onAdd} onBuy={fn()} onBargain={fn()} {...changes} />
)

const meta = {
  component: GoodsHeader,
  parameters: {
    docs: {
      description: {
        component:
          '用途：商品页的第一屏。左边是型号、主要参数与每个仓的批号，右边 BuyBox 卖货：数量三条规则、阶梯价、多买是否更省、价格到分的由来、加购。已下架的商品用 OffShelfBox：还有哪些店铺有货，到货通知，发布求购。',
      },
    },
  },
  globals: { viewport: { value: 'desktop' } },
  args: { goods: goodsDetail, brandHref: '#ti', partHref: '#part', box: box() },
} satisfies Meta<typeof GoodsHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'TPS5430DDAR' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /深圳 2431/ })).toBeVisible()
    await expect(canvas.getAllByText('¥1,775.60').length).toBeGreaterThan(1)
    await userEvent.click(canvas.getByRole('button', { name: '改为 500' }))
    await expect(canvas.getAllByText('¥1,760.00').length).toBeGreaterThan(1)
    await userEvent.click(canvas.getByRole('button', { name: '买 1,000 片' }))
    await expect(canvas.getByRole('textbox', { name: '数量' })).toHaveValue('1,000')
    await userEvent.click(canvas.getByRole('button', { name: '加入购物车' }))
    await expect(onAdd).toHaveBeenCalled()
  },
}

const off: MallGoodsDetail = {
  ...goodsDetail,
  status: 'off',
  ladderPrices: [],
  lots: [],
  stock: 0,
  recommends: [
    { ...goods, mallGoodsId: 1, merchantName: '衡立半导体', stock: 2400 },
    {
      ...goods,
      mallGoodsId: 2,
      merchantName: '铭川电子',
      stock: 800,
      moq: 1000,
      ladderPrices: [{ min: 1000, price: 3.4 }],
    },
    reel,
  ],
}

/** Off the shelf: no price; other shops that have it, and ways to get hold of it. */
export const OffShelf: Story = {
  args: {
    goods: off,
    box: (
      <OffShelfBox goods={off} qty={460} hrefOf={(one) => `#${one.mallGoodsId}`} postHref="#demand" arrival={arrival} />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('已下架')).toBeVisible()
    await expect(canvas.getByRole('row', { name: /衡立半导体 2,400 ¥3.86/ })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /铭川电子 800 1,000 起订/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '发布求购' })).toHaveAttribute('href', '#demand')
    await userEvent.click(canvas.getByRole('button', { name: /^到货通知/ }))
    await expect(onArrival).toHaveBeenLastCalledWith(true)
    await expect(canvas.queryByRole('button', { name: '加入购物车' })).toBeNull()
  },
}

const onSplit = fn()

/** More are wanted than there are: what there is and a post for the rest, or to be told once so many are there. */
export const TooFew: Story = {
  args: {
    box: box({ goods: { ...goodsDetail, stock: 320 }, qty: 1000, onSplit, arrivalOf: () => arrival }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: '加入购物车' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: '买 320，其余 680 求购' }))
    await expect(onSplit).toHaveBeenCalledWith({ bought: 320, rest: 680 })
    await userEvent.click(canvas.getByRole('button', { name: /^到货通知/ }))
    await expect(onArrival).toHaveBeenLastCalledWith(true)
  },
}

/** Sold out: nothing can be bought, and what comes can be waited for. */
export const SoldOut: Story = {
  args: { box: box({ goods: { ...goodsDetail, stock: 0, lots: [] }, onSplit, arrivalOf: () => arrival }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /求购/ })).toBeNull()
    await expect(canvas.getByRole('button', { name: /^到货通知/ })).toBeVisible()
  },
}

const long = { ...goodsDetail, ...longGoods }

/** 320 px, with everything as long as it gets; already in the cart, and refused. */
export const Narrow: Story = {
  args: { goods: long, box: box({ goods: { ...long, cartCount: 500 }, error: '库存只剩 300 片，没有加购' }) },
  globals: { viewport: { value: 'least' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('购物车里已有 500 片')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const Picture: Story = {}
export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }

/** Off the shelf, in the dark. */
export const DarkPicture: Story = { args: { ...OffShelf.args }, parameters: { theme: 'dark' } }
