import type { DeskRefund, RefundCase } from '@xinpu/sdk/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { RefundDesk } from './RefundDesk.tsx'

const buyer = { id: 7, avatar: '', nickName: '林工' }

const refund = (id: number, more: Partial<DeskRefund> = {}): DeskRefund => ({
  id,
  no: `S2611200000${id}`,
  title: '华芯微旗舰店',
  buyer,
  currency: 'CNY',
  amount: 1280,
  reason: '来料不良，店铺失联',
  status: 'waiting',
  needsSecond: true,
  asker: { id: 9, avatar: '', nickName: '赵财务' },
  askTime: '2026-11-20T10:30:00+08:00',
  decideReason: '',
  ...more,
})

const data = [
  refund(4),
  refund(3, { asker: { id: 1, avatar: '', nickName: '钱财务' }, amount: 4300 }),
  refund(2, { status: 'done', needsSecond: false, amount: 168, title: '芯谱会员 工程师 365 天' }),
  refund(1, { status: 'refused', decider: { id: 2, avatar: '', nickName: '周负责' }, decideReason: '店铺已自行退款' }),
]

const found: RefundCase = {
  no: 'S26112000017',
  title: '华芯微旗舰店',
  buyer,
  currency: 'CNY',
  payType: 'ALI',
  state: '已发货',
  paid: 1580,
  returned: 100,
  waiting: 0,
  left: 1480,
  alone: 900,
}

const meta = {
  component: RefundDesk,
  parameters: {
    docs: {
      description: {
        component:
          '用途：财务把钱退给付款人。先按编号找到付款，再填金额和原因；超过限额的等另一个人批准，申请人自己不能批准。店铺自己的退款在店铺中心，不在这里。',
      },
    },
  },
  args: {
    items: { data, totalRecord: 4 },
    page: 1,
    hrefFor: (page) => `#page-${page}`,
    no: found.no,
    onFind: fn(),
    found,
    onAsk: fn(async () => undefined),
    hrefOfStatus: (status) => `#${status ?? 'all'}`,
    limit: 1000,
    onApprove: fn(async () => undefined),
    onRefuse: fn(async () => undefined),
    onWithdraw: fn(async () => undefined),
    myId: 1,
    now: new Date('2026-11-20T12:00:00+08:00'),
  },
} satisfies Meta<typeof RefundDesk>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const amount = canvas.getByRole('textbox', { name: /退款金额/ })
    await userEvent.click(canvas.getByRole('button', { name: '退款' }))
    await expect(canvas.getAllByText('请输入退款金额')[0]).toBeVisible()
    await userEvent.type(amount, '300{Tab}')
    await expect(canvas.getByRole('button', { name: '退款 ¥300.00' })).toBeVisible()
    await userEvent.clear(amount)
    await userEvent.type(amount, '1200{Tab}')
    await expect(canvas.getByText(/要另一位财务或负责人批准/)).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /退款原因/ }), '来料不良')
    await userEvent.click(canvas.getByRole('button', { name: '申请退款 ¥1,200.00' }))
    await expect(args.onAsk).toHaveBeenCalledWith({ no: found.no, amount: 1200, reason: '来料不良' })
  },
}

/** Who asked takes it back, and only others agree. */
export const TwoPeople: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: '批准 S26112000003 的退款' })).toBeNull()
    await expect(canvas.getByRole('button', { name: '撤回 S26112000003 的退款' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '批准 S26112000004 的退款' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: '批准退款' }))
    await expect(args.onApprove).toHaveBeenCalledWith(4)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: '驳回 S26112000004 的退款' }))
    const refuse = within(await screen.findByRole('dialog'))
    await userEvent.click(refuse.getByRole('button', { name: '驳回' }))
    await expect(refuse.getByText('请写明驳回的原因')).toBeVisible()
    await userEvent.type(refuse.getByRole('textbox'), '重复申请')
    await userEvent.click(refuse.getByRole('button', { name: '驳回' }))
    await expect(args.onRefuse).toHaveBeenCalledWith(4, '重复申请')
  },
}

export const Refused: Story = {
  args: {
    onAsk: fn(async () => {
      throw new Error('退款金额最多 ¥1,480.00')
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /退款金额/ }), '300{Tab}')
    await userEvent.type(canvas.getByRole('textbox', { name: /退款原因/ }), '少发')
    await userEvent.click(canvas.getByRole('button', { name: '退款 ¥300.00' }))
    await expect(await canvas.findByText('退款金额最多 ¥1,480.00')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /退款原因/ })).toHaveValue('少发')
  },
}
export const Owner: Story = {
  args: { onLimit: fn(async () => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '调整限额' }))
    await userEvent.click(await screen.findByRole('button', { name: '保存限额' }))
    await expect(args.onLimit).toHaveBeenCalledWith(1000)
  },
}
export const NothingLeft: Story = { args: { found: { ...found, returned: 1580, left: 0, alone: 0 } } }
export const Empty: Story = { args: { found: undefined, no: '', items: { data: [], totalRecord: 0 } } }
export const Loading: Story = { args: { found: 'loading', items: 'loading', limit: undefined } }
export const Broken: Story = {
  args: { found: { kind: 'server', onRetry: fn() }, items: { kind: 'server', onRetry: fn() } },
}

export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
