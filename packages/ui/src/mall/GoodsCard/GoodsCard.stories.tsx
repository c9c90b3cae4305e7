import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { goods, longGoods, reel, soldOut } from '../story-data.ts'
import { GoodsCard } from './GoodsCard.tsx'
import { GoodsList } from './GoodsList.tsx'
import { SavedPrice } from './SavedPrice.tsx'

const meta = {
  component: GoodsCard,
  parameters: {
    docs: {
      description: {
        component:
          '用途：商品的一行或一张卡片，所有价格都按想买的数量。四格阶梯价里亮的是这个数量的一档；不足起订时一格不亮，按钮说补到多少。多条用 GoodsList。',
      },
    },
  },
  args: { goods, qty: 460, href: '#90217', onAdd: fn(), onBargain: fn() },
  render: (args) => (
    <div style={{ containerType: 'inline-size' }}>
      <GoodsCard {...args} />
    </div>
  ),
} satisfies Meta<typeof GoodsCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'TPS5430DDAR' })).toHaveAttribute('href', '#90217')
    await expect(canvas.getByText('小计 ¥1,775.60')).toBeVisible()
    await expect(canvas.getByText('100+').closest('li')).toHaveAttribute('aria-current', 'true')
    await userEvent.click(canvas.getByRole('button', { name: '加购 460 片 TPS5430DDAR' }))
    await expect(args.onAdd).toHaveBeenCalledWith(460)
    await userEvent.click(canvas.getByRole('button', { name: '议价 TPS5430DDAR' }))
    await expect(args.onBargain).toHaveBeenCalledOnce()
  },
}

/** All tiers, with what each comes to, on a card that opens by the pointer or a press. */
export const WholeLadder: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'TPS5430DDAR 全部 6 档' }))
    const card = within(await screen.findByRole('dialog', { name: 'TPS5430DDAR 阶梯价' }))
    await expect(card.getByRole('row', { name: '5,000+ ¥3.22 ¥16,100.00' })).toBeVisible()
    await expect(card.getByText('含税 13%')).toBeVisible()
  },
}

/** The shop sells no fewer: nothing is lit, the price is the one at its least, and the button says up to how many. */
export const UnderLeast: Story = {
  args: { goods: reel },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('2,500 起订')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '补到 2,500 片 LMR33630ADDAR' }))
    await expect(args.onAdd).toHaveBeenCalledWith(2500)
  },
}

export const SoldOut: Story = {
  args: { goods: soldOut },
  play: ({ canvas }) => expect(canvas.getByText('已售完')).toBeVisible(),
}

const every = [goods, reel, soldOut, longGoods]

/** 320 px wide, with everything as long as it gets. */
export const Narrow: Story = {
  render: () => <GoodsList goods={every} qty={460} hrefOf={() => '#'} onAdd={fn()} />,
  decorators: [(Story) => <div style={{ width: 320, maxWidth: '100%' }}>{Story()}</div>],
  play: ({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
}

export const Cards: Story = {
  render: () => <GoodsList view="card" goods={every} qty={460} hrefOf={() => '#'} onAdd={fn()} />,
}

/** Rows below the window are laid out once the page rests: a Tab that looks for the next stop need not wait for it. */
export const BelowTheWindow: Story = {
  render: () => (
    <div style={{ paddingTop: '300vh' }}>
      <GoodsList goods={every} qty={460} hrefOf={() => '#'} onAdd={fn()} />
      <GoodsList view="card" goods={every} qty={460} hrefOf={() => '#'} onAdd={fn()} />
    </div>
  ),
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link', { name: 'TPS5430DDAR' })
    await waitFor(() =>
      expect(links.map((link) => link.checkVisibility({ contentVisibilityAuto: true }))).not.toContain(false),
    )
  },
}

export const Picture: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <GoodsList goods={every} qty={460} hrefOf={() => '#'} onAdd={fn()} />
      <GoodsList view="card" goods={every} qty={460} hrefOf={() => '#'} onAdd={fn()} />
    </div>
  ),
}
export const PhonePicture: Story = { ...Picture, globals: { viewport: { value: 'phone' } } }

const kept = { ...goods, favourTime: '2026-11-02T09:00:00+08:00' }

/** Favourites: how the price of each has moved since it was kept, and the way to let it go. */
export const Kept: Story = {
  render: () => (
    <GoodsList
      goods={[
        { ...kept, savedPrice: 5.5 },
        { ...kept, mallGoodsId: 2, model: 'NE5532DR', savedPrice: 5 },
        { ...kept, mallGoodsId: 3, model: 'LM358DR', savedPrice: kept.ladderPrices[0]?.price ?? 0 },
      ]}
      qty={({ moq }) => moq}
      hrefOf={({ mallGoodsId }) => `#${mallGoodsId}`}
      newsOf={SavedPrice}
      actionOf={({ model }) => <Button aria-label={`取消收藏 ${model}`}>取消</Button>}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^降 ¥/)).toBeVisible()
    await expect(canvas.getByText(/^涨 ¥/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: '取消收藏 LM358DR' })).toBeVisible()
  },
}
