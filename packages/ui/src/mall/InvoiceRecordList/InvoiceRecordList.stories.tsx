import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { invoiceRecord, now } from '../story-order.ts'
import { InvoiceRecordList } from './InvoiceRecordList.tsx'

const meta = {
  component: InvoiceRecordList,
  parameters: {
    docs: {
      description: {
        component: '用途：本人申请过的发票，一单一行：进度、抬头、金额，已开的下载，被拒的写明原因并可重新申请。',
      },
    },
  },
  globals: { viewport: { value: 'desktop' } },
  args: {
    now,
    hrefOf: ({ orderId }) => `#${orderId}`,
    records: [
      { ...invoiceRecord, id: 1, status: 'applied' },
      { ...invoiceRecord, id: 2, orderNo: 'XP2026112200452', status: 'issued', fileUrl: '/files/invoice.pdf' },
      {
        ...invoiceRecord,
        id: 3,
        orderNo: 'XP2026112200453',
        status: 'refused',
        refuseReason: '税号与营业执照不一致，请改抬头后重新申请',
      },
    ],
  },
} satisfies Meta<typeof InvoiceRecordList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '下载发票 XP2026112200452' })).toHaveAttribute(
      'href',
      '/files/invoice.pdf',
    )
    await expect(canvas.getByText(/税号与营业执照不一致/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '重新申请 XP2026112200453' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: `下载发票 ${invoiceRecord.orderNo}` })).toBeNull()
  },
}

/** A shop hands in what was asked for, and asks for nothing again. */
export const Seller: Story = {
  args: { side: 'seller', onIssue: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: `开票 ${invoiceRecord.orderNo}` }))
    await expect(args.onIssue).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('link', { name: /^重新申请/ })).toBeNull()
    await expect(canvas.getByText(/^拒绝原因：/)).toBeVisible()
  },
}

export const Picture: Story = {}
export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }

/** 320 px: nothing leaves the page sideways. */
export const Narrow: Story = {
  globals: { viewport: { value: 'least' } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
}
