import type { InvoiceRecord } from '@xinpu/sdk/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { InvoiceTable } from './InvoiceTable.tsx'

const record = (id: number, title: string, more: Partial<InvoiceRecord> = {}): InvoiceRecord => ({
  id,
  orderId: 200 + id,
  orderNo: `M20261120103${id}`,
  buyer: { id: 7, avatar: '', nickName: '林工' },
  merchantName: '华芯现货店',
  invoice: { id: 1, type: 'special', title, taxNo: '91440300708461136T', isDefault: true },
  amount: 3860.5,
  currency: 'CNY',
  status: 'applied',
  createTime: `2026-11-1${id}T10:30:00+08:00`,
  ...more,
})

const data = [
  record(1, '深圳市华芯微电子有限公司'),
  record(2, '一家名字很长很长的半导体技术研究与开发应用推广有限责任公司深圳分公司'),
  record(3, '南京微盟电子有限公司', { currency: 'CNY', amount: 12 }),
]

const meta = {
  component: InvoiceTable,
  parameters: {
    docs: {
      description: {
        component:
          '用途：财务看各店铺还没开的发票，等得最久的在最前；抬头、税号可以复制。店铺不开时由平台处理：交付文件或写明原因退回。',
      },
    },
  },
  args: {
    items: { data, totalRecord: 3 },
    page: 1,
    hrefFor: (page) => `#page-${page}`,
    keywords: '',
    onSearch: fn(),
    status: 'applied',
    hrefOfStatus: (status) => `#${status}`,
    onAnswer: fn(),
    now: new Date('2026-11-20T12:00:00+08:00'),
  },
} satisfies Meta<typeof InvoiceTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索开票申请' }), '微盟{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('微盟')
    await userEvent.click(canvas.getByRole('button', { name: '处理开票 M202611201033' }))
    await expect(args.onAnswer).toHaveBeenCalledWith(data[2])
  },
}
export const Issued: Story = {
  args: {
    status: 'issued',
    items: {
      data: [record(1, '深圳市华芯微电子有限公司', { status: 'issued', fileUrl: '/files/a.pdf' })],
      totalRecord: 1,
    },
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '下载发票 M202611201031' })).toHaveAttribute('href', '/files/a.pdf'),
}
export const Empty: Story = { args: { items: { data: [], totalRecord: 0 } } }
export const Loading: Story = { args: { items: 'loading' } }
export const Broken: Story = { args: { items: { kind: 'server', onRetry: fn() } } }

export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
