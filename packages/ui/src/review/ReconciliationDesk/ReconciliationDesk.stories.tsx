import type { Reconciliation, ReconciliationDetail } from '@xinpu/sdk/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ReconciliationDesk } from './ReconciliationDesk.tsx'

const run = (id: number, day: string, more: Partial<Reconciliation> = {}): Reconciliation => ({
  id,
  day,
  askTime: `${day}T09:05:00+08:00`,
  endTime: `${day}T09:05:02+08:00`,
  user: null,
  state: 'agreed',
  trouble: '',
  faultCount: 0,
  ...more,
})

const data = [
  run(4, '2026-11-20', { user: { id: 9, avatar: '', nickName: '赵财务' }, state: 'odd', faultCount: 2 }),
  run(3, '2026-11-19'),
  run(2, '2026-11-18', { state: 'failed', trouble: '没有对完：微信支付没有应答' }),
]

const odd: ReconciliationDetail = {
  ...run(4, '2026-11-20', { state: 'odd', faultCount: 2 }),
  faults: ['订单 S26112000017 应收 ¥1,280.00，账上 ¥0.00', '支付 XP0000000042 我方已付，支付方未付'],
  sums: [
    { payType: 'ALI', currency: 'CNY', received: 12_860.5, returned: 320 },
    { payType: 'WX', currency: 'CNY', received: 4_311, returned: 0 },
  ],
}

const meta = {
  component: ReconciliationDesk,
  parameters: {
    docs: {
      description: {
        component:
          '用途：财务看订单、账本和支付方是否一致，不一致的逐条说明，可以导出。这里只核对，不改账；要退款到退款页。',
      },
    },
  },
  args: {
    items: { data, totalRecord: 3 },
    page: 1,
    hrefFor: (page) => `#page-${page}`,
    shown: odd,
    hrefOfRun: (id) => `#run-${id}`,
    onBegin: fn(async () => undefined),
    onExport: fn(async () => undefined),
    now: new Date('2026-11-20T12:00:00+08:00'),
  },
} satisfies Meta<typeof ReconciliationDesk>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('2 处不一致，逐条核对后再处理')).toBeVisible()
    await expect(canvas.getByRole('list', { name: '不一致的地方' })).toHaveTextContent('S26112000017')
    await userEvent.click(canvas.getByRole('button', { name: '导出 CSV' }))
    await expect(args.onExport).toHaveBeenCalledWith(4)
    await userEvent.click(canvas.getByRole('button', { name: '现在对账' }))
    await expect(args.onBegin).toHaveBeenCalledOnce()
  },
}
export const Agreed: Story = { args: { shown: { ...odd, state: 'agreed', faultCount: 0, faults: [], sums: [] } } }
export const Running: Story = {
  args: { shown: { ...odd, state: 'running', faultCount: 0, faults: [], sums: [] } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: '现在对账' })).toBeDisabled(),
}
export const Unfinished: Story = {
  args: { shown: { ...odd, state: 'failed', trouble: '没有对完：微信支付没有应答', faults: [] } },
}
export const Empty: Story = { args: { shown: undefined, items: { data: [], totalRecord: 0 } } }
export const Loading: Story = { args: { shown: 'loading', items: 'loading' } }
export const Broken: Story = {
  args: { shown: { kind: 'server', onRetry: fn() }, items: { kind: 'server', onRetry: fn() } },
}

export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
