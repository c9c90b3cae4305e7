import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { pay } from '../story-pay.ts'
import { CashierPanel } from './CashierPanel.tsx'

const meta = {
  component: CashierPanel,
  parameters: {
    docs: {
      description: {
        component:
          '用途：一次在线付款。扫码或打开支付方的页面，核对金额，等结果；失败、取消、失效都说清有没有扣款，并给出路。手机上先给“打开付款”，二维码留给第二台设备。多久问一次结果由页面决定。',
      },
    },
  },
  args: {
    pay,
    state: 'waiting',
    payName: '支付宝',
    onRefresh: fn(),
    onCheck: fn(),
    onCancel: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 663 }}>{Story()}</div>],
} satisfies Meta<typeof CashierPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: '二维码：用支付宝扫码' })).toBeVisible()
    await expect(canvas.getByText('¥23,405.04')).toBeVisible()
    await expect(canvas.getByText('等待扫码')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '打开支付宝付款' })).toHaveAttribute('href', '/sandbox/pay/7001')
    await userEvent.click(canvas.getByRole('button', { name: '查一次结果' }))
    await expect(args.onCheck).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '取消付款' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

/** A provider that has a page and no code. */
export const Page: Story = {
  args: { pay: { ...pay, qrCode: undefined, currency: 'USD' }, payName: '微信支付' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '打开微信支付付款' })).toBeVisible()
    await expect(canvas.getByText('$23,405.04')).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

export const Paid: Story = {
  args: { state: 'paid' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('付款成功')
    await expect(canvas.getByText('已收到 ¥23,405.04，正在打开订单。')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Failed: Story = {
  args: { state: 'failed', errorText: '银行卡余额不足，没有扣款' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('银行卡余额不足，没有扣款')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '换一种付法' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const Cancelled: Story = {
  args: { state: 'cancelled' },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: '重新付款' })).toBeVisible(),
}

export const Expired: Story = {
  args: { state: 'expired' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '刷新二维码' }))
    await expect(args.onRefresh).toHaveBeenCalledOnce()
  },
}

/** On its way, and not to be had. */
export const Unstarted: Story = {
  args: { pay: undefined },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <CashierPanel {...args} state="loading" />
      <CashierPanel {...args} state="error" payName="微信支付" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('正在打开支付宝')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: '再试一次' })).toBeVisible()
  },
}

/** 320 px: the page of the provider comes first, the code stays for another device. */
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ width: 320, maxWidth: '100%' }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: '打开支付宝付款' })
    const code = canvas.getByRole('img')
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(code.getBoundingClientRect().top)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

const several: Story['render'] = (args) => (
  <div style={{ display: 'grid', gap: 16 }}>
    <CashierPanel {...args} />
    <CashierPanel {...args} state="failed" payName="微信支付" errorText="银行卡余额不足，没有扣款" />
    <CashierPanel {...args} state="paid" payName="云闪付" />
  </div>
)

export const Picture: Story = { render: several }
export const DarkPicture: Story = { render: several, parameters: { theme: 'dark' } }
export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }
