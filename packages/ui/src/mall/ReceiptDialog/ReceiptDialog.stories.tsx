import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { payOrder, receipt, refused, slipPicture } from '../story-pay.ts'
import { ReceiptDialog } from './ReceiptDialog.tsx'

const meta = {
  component: ReceiptDialog,
  parameters: {
    docs: {
      description: {
        component:
          '用途：上传或修改银行转账的凭证。金额先填上还没付的数，和应付不一样时当场说差多少，但不拦。提交失败时填写的都还在；成功后由页面关闭。',
      },
    },
  },
  args: {
    payOrder,
    isOpen: true,
    onClose: fn(),
    onSend: fn(async () => undefined),
    uploadReceipt: fn(async () => ({ url: slipPicture })),
    now: new Date('2026-11-22T10:00:00+08:00'),
  },
} satisfies Meta<typeof ReceiptDialog>

export default meta
type Story = StoryObj<typeof meta>

const amount = () => screen.findByRole('textbox', { name: /转账金额/ })
const file = () => document.querySelector<HTMLInputElement>('input[type="file"]')
const slip = new File([new Uint8Array(214_000)], '回单_1122.jpg', { type: 'image/jpeg' })

type Play = NonNullable<Story['play']>

const filled: Play = async ({ userEvent }) => {
  await expect(await amount()).toHaveValue('23,405.04')
  const input = file()
  if (input) await userEvent.upload(input, slip)
  await screen.findByRole('button', { name: '查看转账凭证大图' })
  await userEvent.type(screen.getByRole('textbox', { name: /付款人/ }), '深圳市芯谱测试电子有限公司')
  await userEvent.click(screen.getByRole('spinbutton', { name: /^年/ }))
  await userEvent.keyboard('202611220940')
}

/** Less than what is due is allowed, and said to the fen. */
export const Default: Story = {
  play: async (context) => {
    const { args, userEvent } = context
    await filled(context)
    await expect(screen.queryByText(/比应付/)).toBeNull()
    await userEvent.clear(await amount())
    await userEvent.type(await amount(), '23000{Tab}')
    await expect(screen.getByText('比应付少 ¥405.04。可以先提交，余款再传一张')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '提交凭证' }))
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith({
        imgUrl: slipPicture,
        payer: '深圳市芯谱测试电子有限公司',
        amount: 23_000,
        payTime: '2026-11-22T09:40:00+08:00',
      }),
    )
  },
}

/** Nothing filled in: each fault stands at its field. */
export const Faults: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '提交凭证' }))
    await expect(screen.getAllByText('请上传转账凭证')[0]).toBeVisible()
    await expect(screen.getByRole('textbox', { name: /付款人/ })).toBeInvalid()
    await expect(screen.getAllByText('请填写付款时间')[0]).toBeVisible()
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

/** A voucher that came back is changed; what the server refuses is said, and nothing is lost. */
export const Refused: Story = {
  args: {
    receipt: refused,
    receipts: [refused, receipt],
    onSend: fn(() => Promise.reject(new Error('这笔付款已经核对通过'))),
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('金额栏看不清，请传银行回单原件')).toBeVisible()
    await expect(screen.getByText(/^比应付多 ¥23,000.00/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '提交凭证' }))
    await expect(await screen.findByText('这笔付款已经核对通过')).toBeVisible()
    await expect(await amount()).toHaveValue('23,405.04')
  },
}

/** 320 px, with a refusal that the page tells of. */
export const Narrow: Story = {
  args: { receipt, serverError: '付款单已关闭，不能再传凭证' },
  globals: { viewport: { value: 'least' } },
  play: async () => {
    const said = await screen.findByText('付款单已关闭，不能再传凭证')
    await waitFor(() => expect(said).toBeVisible())
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

const shown: Play = async (context) => {
  await filled(context)
  await context.userEvent.clear(await amount())
  await context.userEvent.type(await amount(), '23000{Tab}')
  await expect(screen.getByText(/比应付少/)).toBeVisible()
}

export const Picture: Story = { play: shown }
export const PhonePicture: Story = { play: shown, globals: { viewport: { value: 'phone' } } }
