import type { Offer } from '@xinpu/sdk/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { OfferTable } from './OfferTable.tsx'

const offer = (refId: number, rest: Partial<Offer>): Offer => ({
  kind: 'goods',
  refId,
  seller: '启芯微电子',
  isAuth: true,
  model: 'TPS5430DDAR',
  currency: 'CNY',
  taxIncluded: true,
  stock: 32_400,
  moq: 1,
  batchNo: '24+',
  delivery: '现货',
  updateTime: '2025-11-03T09:08:00+08:00',
  ...rest,
})

const offers = [
  offer(1, {
    ladderPrices: [
      { min: 1, price: 5.21 },
      { min: 100, price: 3.86 },
      { min: 500, price: 3.52 },
    ],
  }),
  offer(2, { kind: 'stock', seller: '铭源电子', isAuth: false, price: 4.068, taxIncluded: false, stock: 62 }),
  offer(3, { kind: 'supply', seller: '华屿电子', moq: 1000, batchNo: '23+', delivery: '3 天' }),
]

const meta = {
  component: OfferTable,
  parameters: {
    docs: {
      description: { component: '一个型号的全部报价：商城、库存、供应在一张表里，按同一数量计价。没有价的写“面议”。' },
    },
  },
  args: {
    offers,
    pieces: 460,
    now: new Date('2025-11-03T09:12:00+08:00'),
    onPieces: fn(),
    hrefOf: ({ kind, refId }) => `#${kind}-${refId}`,
  },
} satisfies Meta<typeof OfferTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const best = canvas.getByRole('row', { name: /启芯微电子/ })
    await expect(within(best).getByText('¥3.86')).toBeVisible()
    await expect(within(best).getByRole('link', { name: '启芯微电子' })).toHaveAttribute('href', '#goods-1')
    await expect(within(best).getByText('¥1,775.60')).toBeVisible()
    await expect(within(best).getByText(/再买 40 片反而省 ¥15.60/)).toBeVisible()
    await userEvent.click(within(best).getByRole('button', { name: '改为 500' }))
    await expect(args.onPieces).toHaveBeenCalledWith(500)
    await expect(canvas.getByText('面议')).toBeVisible()
  },
}

/** A seller that sells no fewer than it says is priced at that, and not summed up. */
export const UnderLeast: Story = {
  args: { pieces: 1, offers: [{ ...offers[0]!, ladderPrices: [{ min: 100, price: 4.02 }] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('¥4.02')).toBeVisible()
    await expect(canvas.getByText('100 起')).toBeVisible()
    await expect(canvas.queryByText('面议')).toBeNull()
  },
}

export const Empty: Story = {
  args: { offers: [] },
  play: ({ canvas }) => expect(canvas.getByText('暂无报价')).toBeVisible(),
}
export const Loading: Story = { args: { offers: [], state: 'loading' } }
export const Failed: Story = {
  args: { offers: [], state: 'failed', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'least' } } }
export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }
