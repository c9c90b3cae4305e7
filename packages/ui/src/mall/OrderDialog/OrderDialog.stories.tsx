import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { invoiceRecord, order, orderIn, partShipped, receipt, refund, stored, title } from '../story-order.ts'
import { OrderDialog } from './OrderDialog.tsx'

const meta = {
  component: OrderDialog,
  parameters: {
    docs: {
      description: {
        component:
          '用途：关于一个订单、先要问一句的事，每种一张表单：取消、退款、评价、入仓号、开票申请；改价、发货、答复退款、核对凭证、交付发票；确认收货是一次确认。发送失败时填写的都在；发出后由页面关闭。',
      },
    },
  },
  args: { kind: 'close', order, isOpen: true, onClose: fn(), onSend: fn(async () => undefined) },
} satisfies Meta<typeof OrderDialog>

export default meta
type Story = StoryObj<typeof meta>

/** A dialog comes by degrees. */
const here = () => waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
const press = async (name: string | RegExp) => (await screen.findByRole('button', { name })).click()
const field = (name: RegExp) => screen.findByRole('textbox', { name })

export const Close: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: '其他' }))
    await userEvent.type(await field(/取消原因/), '客户改了料号')
    await press('取消订单')
    await expect(args.onSend).toHaveBeenCalledWith({ kind: 'close', values: { closeReason: '客户改了料号' } })
  },
}

/** All of it first; less by its figure, more than was paid is not sent. */
export const Refund: Story = {
  args: { kind: 'refund', order: orderIn('shipped'), uploadImage: fn(stored) },
  play: async ({ args, userEvent }) => {
    const amount = await field(/退款金额/)
    await userEvent.clear(amount)
    await userEvent.type(amount, '9000{Tab}')
    await userEvent.type(await field(/退款原因/), '200 片引脚氧化')
    await press(/^申请退款/)
    await expect(screen.getAllByText('最多 ¥6,651.94')[0]).toBeVisible()
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.clear(amount)
    await userEvent.type(amount, '662{Tab}')
    await press('申请退款 ¥662.00')
    await expect(args.onSend).toHaveBeenCalledWith({
      kind: 'refund',
      values: { reason: '200 片引脚氧化', amount: 662 },
    })
  },
}

export const Comment: Story = {
  args: { kind: 'comment', order: orderIn('finished'), uploadImage: fn(stored) },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('radiogroup', { name: /评分/ })
    await press('发布评价')
    await expect(screen.getAllByText('请选择评分')[0]).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: '5 星，很满意' }))
    await userEvent.type(await field(/评价/), '批号与标签一致')
    await press('发布评价')
    await expect(args.onSend).toHaveBeenCalledWith({
      kind: 'comment',
      values: { score: 5, content: '批号与标签一致' },
    })
  },
}

/** The safe answer has the focus, and what the server refused is said. */
export const Finish: Story = {
  args: {
    kind: 'finish',
    order: orderIn('shipped'),
    onSend: fn(() => Promise.reject(new Error('订单正在退款，不能确认收货'))),
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: '再等等' })).toHaveFocus()
    await press('确认收到 2 行')
    await expect(await screen.findByText('订单正在退款，不能确认收货')).toBeVisible()
  },
}

/** A number for the warehouse, then an invoice to the default title. */
export const WarehousingNo: Story = {
  args: { kind: 'warehousingNo', order: orderIn('paid', { type: 'USD' }) },
  play: async ({ args, userEvent }) => {
    await press('保存入仓号')
    await expect(await field(/入仓号/)).toBeInvalid()
    await userEvent.type(await field(/入仓号/), 'HKW-20261122-087')
    await press('保存入仓号')
    await expect(args.onSend).toHaveBeenCalledWith({
      kind: 'warehousingNo',
      values: { warehousingNo: 'HKW-20261122-087' },
    })
  },
}

export const Invoice: Story = {
  args: { kind: 'invoice', order: orderIn('finished'), titles: [title], onAddTitle: fn() },
  play: async ({ args }) => {
    await press('申请开票')
    await expect(args.onSend).toHaveBeenCalledWith({ kind: 'invoice', values: { invoiceId: 3 } })
  },
}

export const Reprice: Story = {
  args: { kind: 'reprice' },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await field(/应付金额/), '6600{Tab}')
    await expect(screen.getByText('比现在少 ¥51.94')).toBeVisible()
    await press('改为 ¥6,600.00')
    await expect(args.onSend).toHaveBeenCalledWith({ kind: 'reprice', values: { payAmount: 6600 } })
  },
}

/** In parts: what stays is told, and more than is left cannot go. */
export const Ship: Story = {
  args: { kind: 'ship', order: orderIn('paid') },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: '发 0603WAF1002T5E' }))
    const pieces = await field(/TPS5430DDAR 数量/)
    await userEvent.clear(pieces)
    await userEvent.type(pieces, '2400{Tab}')
    await expect(screen.getByText('最多 2,000 片')).toBeVisible()
    await userEvent.clear(pieces)
    await userEvent.type(pieces, '1200{Tab}')
    await expect(screen.getByText('还有 2 行 5,800 片留到下一包，买家会看到')).toBeVisible()
    await userEvent.type(screen.getByRole('combobox', { name: /物流公司/ }), '顺丰{ArrowDown}{Enter}')
    await userEvent.type(await field(/运单号/), 'SF140022310098')
    await press('发出 1 行')
    await expect(args.onSend).toHaveBeenCalledWith({
      kind: 'ship',
      values: { company: '顺丰速运', no: 'SF140022310098', goods: [{ mallGoodsId: 90217, quantity: 1200 }] },
    })
  },
}

/** The rest goes as a whole; the shop refused, and nothing is lost. */
export const ShipRest: Story = {
  args: {
    kind: 'ship',
    order: partShipped,
    onSend: fn(() => Promise.reject(new Error('买家刚刚申请了退款'))),
  },
  globals: { viewport: { value: 'least' } },
  play: async ({ args, userEvent }) => {
    await here()
    await expect(screen.getByText('共 2,000，待发 800')).toBeVisible()
    await userEvent.type(screen.getByRole('combobox', { name: /物流公司/ }), '跨越速运')
    await userEvent.tab()
    await userEvent.type(await field(/运单号/), 'KY1')
    await press('发出 1 行')
    await expect(args.onSend).toHaveBeenCalledWith({ kind: 'ship', values: { company: '跨越速运', no: 'KY1' } })
    await expect(await screen.findByText('买家刚刚申请了退款')).toBeVisible()
    await expect(await field(/运单号/)).toHaveValue('KY1')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const AnswerRefund: Story = {
  args: { kind: 'answerRefund', order: orderIn('refunding'), refund },
  play: async ({ args, userEvent }) => {
    await here()
    await expect(screen.getByRole('button', { name: '同意退 ¥662.00' })).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: '拒绝' }))
    await press('拒绝退款')
    await expect(screen.getAllByText('请写明拒绝的原因')[0]).toBeVisible()
    await userEvent.type(await field(/说明/), '照片看不清批号')
    await press('拒绝退款')
    await expect(args.onSend).toHaveBeenCalledWith({
      kind: 'answerRefund',
      values: { status: 'refused', reason: '照片看不清批号' },
    })
  },
}

export const Audit: Story = {
  args: { kind: 'audit', order: orderIn('reviewing'), receipt },
  play: async ({ args }) => {
    await here()
    await expect(screen.getByText('转账金额比应付少 ¥51.94')).toBeVisible()
    await press('确认到账')
    await expect(args.onSend).toHaveBeenCalledWith({ kind: 'audit', values: { status: 'accepted' } })
  },
}

export const Issue: Story = {
  args: {
    kind: 'issue',
    order: orderIn('finished', { invoiceStatus: 'applied' }),
    record: invoiceRecord,
    uploadInvoice: fn(stored),
  },
  play: async ({ args, userEvent }) => {
    await press('交付发票')
    await expect((await screen.findAllByText('请上传发票文件'))[0]).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: '退回申请' }))
    await userEvent.type(await field(/拒绝原因/), '税号与抬头不一致')
    await press('退回申请')
    await expect(args.onSend).toHaveBeenCalledWith({
      kind: 'issue',
      values: { status: 'refused', refuseReason: '税号与抬头不一致' },
    })
  },
}

const opened: Story['play'] = () => here()

export const Picture: Story = { args: Ship.args ?? {}, play: opened }
export const DarkPicture: Story = { args: Comment.args ?? {}, play: opened, parameters: { theme: 'dark' } }
export const PhonePicture: Story = { args: Refund.args ?? {}, play: opened, globals: { viewport: { value: 'phone' } } }
