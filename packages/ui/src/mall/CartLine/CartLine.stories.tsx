import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { cheaper, dearer, gone, line, longLine, short } from '../story-cart.ts'
import { CartLine } from './CartLine.tsx'
import { RemovedLine } from './RemovedLine.tsx'

const meta = {
  component: CartLine,
  parameters: {
    docs: {
      description: {
        component:
          '用途：购物车的一行。价格变了，旧价划掉留在上面；数量按起订、倍数、库存三条规则写；多买更省、库存不足、已下架都在行里说，并给出路。删除后由 RemovedLine 占住原位，可以撤销。',
      },
    },
  },
  args: {
    line,
    currency: 'CNY',
    href: '#goods',
    onQuantity: fn(),
    onSelect: fn(),
    onRemove: fn(),
    onFavour: fn(),
    findHref: '#find',
    demandHref: (pieces) => `#demand-${pieces}`,
  },
  decorators: [(Story) => <div style={{ containerType: 'inline-size' }}>{Story()}</div>],
} satisfies Meta<typeof CartLine>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('¥1,775.60')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '改为 500' }))
    await expect(args.onQuantity).toHaveBeenCalledWith(500)
    await userEvent.click(canvas.getByRole('checkbox', { name: '选中 TPS5430DDAR' }))
    await expect(args.onSelect).toHaveBeenCalledWith(false)
    await userEvent.click(canvas.getByRole('button', { name: '移入收藏 TPS5430DDAR' }))
    await expect(args.onFavour).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '删除 TPS5430DDAR' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

export const PriceUp: Story = {
  args: { line: dearer },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('¥0.003875')).toBeVisible()
    await expect(canvas.getByText('¥0.003988')).toBeVisible()
    await expect(canvas.getByText('多 ¥0.56')).toBeVisible()
  },
}

export const PriceDown: Story = {
  args: { line: cheaper },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('¥6.13').closest('s')).toBeVisible()
    await expect(canvas.getByText('少 ¥765.00')).toBeVisible()
  },
}

/** Less in stock than wanted: it cannot be ticked, and the rest can be asked for. */
export const Stock: Story = {
  args: { line: short },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeDisabled()
    await expect(canvas.getByRole('link', { name: '其余求购 1,400' })).toHaveAttribute('href', '#demand-1400')
    await expect(canvas.getByRole('button', { name: '改为 2,600' })).toBeVisible()
  },
}

/** Under the least quantity. */
export const Moq: Story = {
  args: { line: { ...line, quantity: 4, amount: 0, changes: ['moq'], isValid: false } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '补到 10' }))
    await expect(args.onQuantity).toHaveBeenCalledWith(10)
  },
}

/** Off the shelf. */
export const Invalid: Story = {
  args: { line: gone },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已下架')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '找替代' })).toHaveAttribute('href', '#find')
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

/** 320 px wide. */
export const Narrow: Story = {
  args: { line: longLine, error: '库存只剩 2,600 片，4,000 没有保存' },
  decorators: [(Story) => <div style={{ width: 320, maxWidth: '100%' }}>{Story()}</div>],
  play: ({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
}

/** Who deletes by keys goes on from the way back. */
export const Removed: Story = {
  render: ({ line: { model }, onRemove }) => <RemovedLine model={model} onUndo={onRemove} secondsLeft={6} />,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('6 秒')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '撤销删除 TPS5430DDAR' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: '撤销删除 TPS5430DDAR' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}
