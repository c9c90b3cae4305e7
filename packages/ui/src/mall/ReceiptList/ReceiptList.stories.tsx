import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { accepted, receipt } from '../story-pay.ts'
import { ReceiptList } from './ReceiptList.tsx'

const refused = {
  ...receipt,
  id: 63,
  payOrderNo: 'P20261122001',
  status: 'refused',
  refuseReason: '看不清金额',
} as const
const short = {
  ...receipt,
  id: 64,
  payOrderNo: 'P20261122002',
  amount: receipt.payAmount - 1,
  status: 'reviewing',
} as const

const meta = {
  component: ReceiptList,
  parameters: {
    docs: {
      description: { component: '用途：店铺收到的转账凭证，一张一行：付款人、金额与应付之差，待核的直接核对。' },
    },
  },
  globals: { viewport: { value: 'desktop' } },
  args: { receipts: [short, refused, accepted], hrefOf: ({ id }) => `#${id}`, onAudit: fn() },
} satisfies Meta<typeof ReceiptList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^应付 /)).toBeVisible()
    await expect(canvas.getByText('拒绝原因：看不清金额')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '核对 P20261122002' }))
    await expect(args.onAudit).toHaveBeenCalledWith(short)
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
}

/** 320 px: nothing leaves the page sideways. */
export const Narrow: Story = {
  globals: { viewport: { value: 'least' } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
}
