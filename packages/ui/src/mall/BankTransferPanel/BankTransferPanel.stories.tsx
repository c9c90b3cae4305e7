import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { accepted, dollarPayOrder, payOrder, receipt, refused } from '../story-pay.ts'
import { BankTransferPanel } from './BankTransferPanel.tsx'

const meta = {
  component: BankTransferPanel,
  parameters: {
    docs: {
      description: {
        component:
          '用途：银行转账。户名、开户行、账号、金额、附言逐项复制，金额复制成网银能贴的数字；附言把钱和订单连起来，所以最醒目。每张凭证写明金额、时间和审核到哪一步，没通过的说原因。',
      },
    },
  },
  args: {
    order: payOrder,
    receipts: [],
    onAdd: fn(),
    onEdit: fn(),
    onRemove: fn(async () => undefined),
  },
  decorators: [(Story) => <div style={{ maxWidth: 663 }}>{Story()}</div>],
} satisfies Meta<typeof BankTransferPanel>

export default meta
type Story = StoryObj<typeof meta>

export const None: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const panel = within(canvas.getByRole('region', { name: '银行转账' }))
    for (const label of ['户名', '开户行', '账号', '金额', '附言'])
      await expect(panel.getByRole('button', { name: `复制${label}` })).toBeVisible()
    await expect(panel.getByText('¥23,405.04')).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: '上传凭证' }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}

/** A part is paid: what is left is said, and taking a voucher back is asked first. */
export const Reviewing: Story = {
  args: { order: { ...payOrder, status: 'reviewing' }, receipts: [receipt] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('审核中')).toBeVisible()
    await expect(canvas.getByText('2026-11-22 09:40')).toBeVisible()
    await expect(canvas.getByText('凭证合计还差 ¥405.04')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '修改凭证 ¥23,000.00' }))
    await expect(args.onEdit).toHaveBeenCalledWith(receipt)
    await userEvent.click(canvas.getByRole('button', { name: '撤回凭证 ¥23,000.00' }))
    const asked = within(await screen.findByRole('alertdialog', { name: '撤回凭证 ¥23,000.00' }))
    await expect(args.onRemove).not.toHaveBeenCalled()
    await userEvent.click(asked.getByRole('button', { name: '撤回凭证' }))
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith(receipt))
  },
}

export const Refused: Story = {
  args: { receipts: [refused] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('金额栏看不清，请传银行回单原件')).toBeVisible()
    await expect(canvas.queryByText(/还差/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '重新上传凭证 ¥23,405.04' }))
    await expect(args.onEdit).toHaveBeenCalledWith(refused)
  },
}

/** Paid: nothing is left to do. */
export const Accepted: Story = {
  args: { order: { ...payOrder, status: 'paid' }, receipts: [accepted] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已通过')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /修改|撤回|上传|再传/ })).toBeNull()
  },
}

/** Dollars at 320 px, everything as long as it gets. */
export const Narrow: Story = {
  args: { order: dollarPayOrder, receipts: [{ ...refused, currency: 'USD', payer: dollarPayOrder.bankInfo.name }] },
  decorators: [(Story) => <div style={{ width: 320, maxWidth: '100%' }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('$1,018,754.08', { selector: 'dd' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '复制SWIFT' })).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** The vouchers are on their way. */
export const Loading: Story = {
  args: { receipts: 'loading' },
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: '上传凭证' })).toBeNull(),
}

const several = { order: { ...payOrder, status: 'reviewing' as const }, receipts: [receipt, refused] }

export const Picture: Story = { args: several }
export const DarkPicture: Story = { args: several, parameters: { theme: 'dark' } }
export const PhonePicture: Story = { args: several, globals: { viewport: { value: 'phone' } } }
