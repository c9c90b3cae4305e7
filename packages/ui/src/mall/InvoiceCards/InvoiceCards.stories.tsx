import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { titles } from '../story-own.ts'
import { InvoiceCards } from './InvoiceCards.tsx'

const meta = {
  component: InvoiceCards,
  parameters: {
    docs: {
      description: {
        component: '用途：管理本人的发票抬头，默认的排在最前，最后一张卡片新增；有认证企业时可以带入它的资料。',
      },
    },
  },
  args: { invoices: titles, onAdd: fn(), onEdit: fn(), onDefault: fn(), onRemove: fn(), hasCompany: true },
} satisfies Meta<typeof InvoiceCards>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByText(/测试银行深圳科技园支行\s尾号 8901/)[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '修改 苏州芯谱测试科技有限公司' }))
    await expect(args.onEdit).toHaveBeenCalledWith(titles[1])
  },
}

export const Empty: Story = {
  args: { invoices: [], hasCompany: false },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: '新抬头' })).toBeVisible(),
}
export const Failed: Story = { args: { invoices: { kind: 'network', onRetry: fn() } } }

export const Picture: Story = {}
export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }
