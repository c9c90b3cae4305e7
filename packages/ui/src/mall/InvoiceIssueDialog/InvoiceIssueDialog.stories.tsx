import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { invoiceRecord, stored } from '../story-order.ts'
import { InvoiceIssueDialog } from './InvoiceIssueDialog.tsx'

const meta = {
  component: InvoiceIssueDialog,
  parameters: {
    docs: {
      description: {
        component:
          '用途：后台财务替店铺交付发票，或写明原因退回申请。抬头和税号可以复制。店铺自己开票用 OrderDialog，不要用这个。',
      },
    },
  },
  args: {
    record: invoiceRecord,
    uploadInvoice: stored,
    onSend: fn(async () => undefined),
    onClose: fn(),
  },
} satisfies Meta<typeof InvoiceIssueDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: '交付发票' }))
    await expect((await dialog.findAllByText('请上传发票文件'))[0]).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: '退回申请' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /原因/ }), '税号与抬头不符')
    await userEvent.click(dialog.getByRole('button', { name: '退回申请' }))
    await expect(args.onSend).toHaveBeenCalledWith({ status: 'refused', refuseReason: '税号与抬头不符' })
  },
}
export const Refused: Story = {
  args: {
    onSend: fn(async () => {
      throw new Error('这个开票申请已经处理过了')
    }),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('radio', { name: '退回申请' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /原因/ }), '税号与抬头不符')
    await userEvent.click(dialog.getByRole('button', { name: '退回申请' }))
    await expect((await dialog.findAllByText('这个开票申请已经处理过了'))[0]).toBeVisible()
  },
}
