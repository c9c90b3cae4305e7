import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Link } from '../Link/Link.tsx'
import { Timeline, type TimelineItem } from './Timeline.tsx'

const now = new Date('2026-11-20T12:00:00+08:00')

const items: TimelineItem[] = [
  { time: '2026-11-18 09:12:00', text: '买家提交订单' },
  { time: '2026-11-18 09:20:00', text: '上传付款凭证' },
  {
    time: '2026-11-18 10:05:00',
    text: '凭证审核未通过',
    tone: 'danger',
    detail: '付款金额与订单金额不一致，请补交差额 ¥12.30 的凭证。',
  },
  { time: '2026-11-18 11:30:00', text: '凭证审核通过', tone: 'ok' },
  {
    time: '2026-11-19 16:40:00',
    text: '卖家已发货，顺丰速运 SF1368804217795',
    tone: 'info',
    detail: <Link href="#trace">查看物流</Link>,
  },
]

const meta = {
  component: Timeline,
  args: { items, now },
  parameters: {
    docs: {
      description: {
        component:
          '一件事物先后发生了什么，最新的在最上面，按时间自动排好。用于订单进度、物流、工商变更和审核记录。tone 只用在确有成败的事情上，其余用默认的圆点。不要放将来的步骤，那是 Steps；记录多于二十条时分页。',
      },
    },
  },
} satisfies Meta<typeof Timeline>

export default meta
type Story = StoryObj<typeof meta>

/** The newest is first, whatever order they came in. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [newest, ...others] = canvas.getAllByRole('listitem')
    await expect(newest).toHaveTextContent('卖家已发货')
    await expect(others.at(-1)).toHaveTextContent('买家提交订单')
    await expect(canvas.getByRole('img', { name: '失败' })).toBeVisible()
  },
}

export const Relative: Story = { args: { timeMode: 'relative' } }
export const One: Story = { args: { items: items.slice(0, 1) } }
export const Loading: Story = { args: { state: 'loading' } }
export const Empty: Story = { args: { items: [] } }

export const Failed: Story = {
  args: { state: 'error', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
}

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ width: 320, maxWidth: '100%' }}>{Story()}</div>],
  args: {
    items: [
      ...items,
      {
        time: '2026-11-20 08:00:00',
        text: '快件已到达【深圳华强北营业点】，派送员正在为您派送，请保持电话畅通并准备好签收码',
      },
    ],
  },
}

export const Picture: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: 48,
        gridTemplateColumns: 'minmax(0, 480px) minmax(0, 320px)',
        alignItems: 'start',
      }}
    >
      <Timeline items={items} now={now} />
      <Timeline items={items.slice(0, 2)} now={now} timeMode="relative" />
    </div>
  ),
}

export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
