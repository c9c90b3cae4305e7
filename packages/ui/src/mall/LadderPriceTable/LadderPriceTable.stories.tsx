import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { goods, longGoods } from '../story-data.ts'
import { LadderPriceTable } from './LadderPriceTable.tsx'

const meta = {
  component: LadderPriceTable,
  parameters: {
    docs: {
      description: { component: '用途：阶梯价一档一行，想买的数量落在哪一档就标哪一档；按一档就把数量改到那一档。' },
    },
  },
  args: { ladder: goods.ladderPrices, qty: 460, currency: 'CNY', onChoose: fn() },
  decorators: [(Story) => <div style={{ width: 320, maxWidth: '100%' }}>{Story()}</div>],
} satisfies Meta<typeof LadderPriceTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const row = canvas.getByRole('row', { name: /100\+ 当前/ })
    await expect(row).toHaveAttribute('aria-current', 'true')
    await expect(row).toHaveTextContent('−25.9 %')
    await userEvent.click(canvas.getByRole('button', { name: '买 500 片' }))
    await expect(args.onChoose).toHaveBeenCalledWith(500)
  },
}

/** Fewer than are sold: no tier holds. */
export const NoneReached: Story = {
  args: { ladder: longGoods.ladderPrices, qty: 10, onChoose: undefined },
  play: ({ canvas }) => expect(canvas.queryByText('当前')).toBeNull(),
}

/** What the least quantity of each tier comes to. */
export const Amounts: Story = {
  args: { last: 'amount' },
  play: ({ canvas }) => expect(canvas.getByRole('row', { name: /^500\+|买 500 片/ })).toHaveTextContent('¥1,760.00'),
}

export const Picture: Story = {}
