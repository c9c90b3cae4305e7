import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { dollarPayOrder, payOrder } from '../story-pay.ts'
import { PaySummary } from './PaySummary.tsx'

const meta = {
  component: PaySummary,
  parameters: {
    docs: {
      description: {
        component:
          '用途：收银台左侧，这一次付多少、到什么时候、是哪几个订单。金额是全页最大的数字。不用来选付款方式，那是 PayMethodList 和 CashierPanel。',
      },
    },
  },
  args: {
    order: payOrder,
    now: new Date('2026-11-22T08:26:00+08:00'),
    hrefOf: (id) => `#order-${id}`,
  },
  decorators: [(Story) => <div style={{ maxWidth: 232 }}>{Story()}</div>],
} satisfies Meta<typeof PaySummary>

export default meta
type Story = StoryObj<typeof meta>

export const Unpaid: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '应付' })).toBeVisible()
    await expect(canvas.getByText(/后关闭订单，库存已锁定/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '芯澜现货' })).toHaveAttribute('href', '#order-5001')
  },
}

/** Under review nothing closes by itself; once it is paid the word changes. */
export const Paid: Story = {
  args: { order: { ...payOrder, status: 'paid' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('实付')).toBeVisible()
    await expect(canvas.queryByText(/后关闭订单/)).toBeNull()
  },
}

export const Long: Story = { args: { order: dollarPayOrder } }

export const Picture: Story = {}
