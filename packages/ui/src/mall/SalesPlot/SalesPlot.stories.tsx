import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SalesDay } from '@xinpu/sdk/types'
import { expect } from 'storybook/test'
import { SalesPlot } from './SalesPlot.tsx'

/** The same every time, and uneven as sales are. */
const days: SalesDay[] = Array.from({ length: 30 }, (_, at) => ({
  day: new Date(Date.UTC(2026, 9, 24 + at)).toISOString().slice(0, 10),
  currency: 'CNY' as const,
  amount: at === 26 ? 92_400.5 : ((at * 37) % 61) * 1000,
  orderCount: 1 + ((at * 7) % 19),
})).filter(({ amount }) => amount > 0)

const meta = {
  component: SalesPlot,
  parameters: {
    docs: {
      description: {
        component:
          '用途：店铺近 30 天每天的成交额，一种币种一张。图只给眼睛看，最高的一天用字写出来；“看数字”展开同样的数据表。没有成交时说怎么会有。',
      },
    },
  },
  args: { days, currency: 'CNY', now: new Date('2026-11-22T08:20:00+08:00') },
} satisfies Meta<typeof SalesPlot>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^最高 11-19/)).toHaveTextContent('¥92,400.50')
    await userEvent.click(canvas.getByText('看数字'))
    await expect(canvas.getByRole('row', { name: /2026-11-19/ })).toBeVisible()
  },
}

/** One day alone, in dollars. */
export const OneDay: Story = {
  args: { days: [{ day: '2026-11-22', currency: 'USD', amount: 0.5, orderCount: 1 }], currency: 'USD' },
  play: async ({ canvas }) => expect(canvas.getByText(/^最高 11-22/)).toHaveTextContent('$0.50'),
}

export const Empty: Story = {
  args: { days: [] },
  play: async ({ canvas }) => expect(canvas.getByText('近 30 天还没有成交')).toBeVisible(),
}

export const Picture: Story = {}
