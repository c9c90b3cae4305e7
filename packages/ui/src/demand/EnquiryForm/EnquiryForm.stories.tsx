import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { demand, quote } from '../quote-story-data.ts'
import { EnquiryForm } from './EnquiryForm.tsx'

const meta = {
  component: EnquiryForm,
  parameters: {
    docs: {
      description: {
        component: '给一条求购报价，或向一条供应询价：数量、单价、税、币种、批号、交期、有效期分开填，对方才能比较。',
      },
    },
  },
  args: { demand, send: fn(async () => undefined), onType: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 340 }}>{Story()}</div>],
} satisfies Meta<typeof EnquiryForm>

export default meta
type Story = StoryObj<typeof meta>

/** What the post asks for stands there first; how far the price is from the target is told at once. */
export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '发送报价' }))
    await expect(canvas.getAllByText('请输入单价')[0]).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /单价，含税/ }), '5.68')
    await userEvent.tab()
    await expect(canvas.getByText('含税比目标价高 ¥0.08')).toBeVisible()
    await expect(canvas.getByText('¥11,360.00')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: '未税' }))
    await expect(canvas.getByText('含税比目标价高 ¥0.8184')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: '批号' }), '24+')
    await userEvent.click(canvas.getByRole('button', { name: '发送报价' }))
    await expect(args.send).toHaveBeenCalledWith({
      quantity: 2000,
      price: 5.68,
      currency: 'CNY',
      taxIncluded: false,
      validDays: 7,
      batchNo: '24+',
      delivery: '',
      remark: '',
    })
  },
}

/** The server's word stands in the form, and everything stays typed. */
export const Refused: Story = {
  args: {
    value: quote(1),
    send: fn(async () => {
      throw new Error('这条信息已关闭，不再收报价')
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '发出改后的报价' }))
    await expect(await canvas.findByText('这条信息已关闭，不再收报价')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /单价/ })).toHaveValue('5.68')
  },
}
export const Supply: Story = {
  args: { demand: { ...demand, type: 0 } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: '发送询价' })).toBeVisible(),
}
export const Narrow: Story = { globals: { viewport: { value: 'least' } } }
export const Picture: Story = { args: { value: quote(1) } }
