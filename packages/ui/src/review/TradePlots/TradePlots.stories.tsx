import type { TradeFigures } from '@xinpu/sdk/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { TradePlots } from './TradePlots.tsx'

const weeks: TradeFigures[] = Array.from({ length: 12 }, (_, at) => {
  const uploaded = 20 + ((at * 37) % 61)
  return {
    since: new Date(Date.UTC(2026, 8, 7 + 7 * at)).toISOString().slice(0, 10),
    lists: {
      uploaded,
      matched: Math.round(uploaded * 0.7),
      carted: Math.round(uploaded * 0.4),
      ordered: Math.round(uploaded * 0.2),
      paid: Math.round(uploaded * 0.15),
    },
    quoted: { count: 90 + at, median: 60 + ((at * 29) % 53) * 5, p90: 2000 + at * 60 },
    answered: at < 3 ? { count: 0 } : { count: 30 + at, median: 300 + at * 9, p90: 3200 },
  }
})
const none = ({ since }: TradeFigures): TradeFigures => ({
  since,
  lists: { uploaded: 0, matched: 0, carted: 0, ordered: 0, paid: 0 },
  quoted: { count: 0 },
  answered: { count: 0 },
})

const meta = {
  component: TradePlots,
  parameters: {
    docs: {
      description: {
        component:
          '用途：清单从上传到付款各剩多少，需求多久有报价、报价多久有答复。按开始的那天或那周算，“看数字”里有每一行。',
      },
    },
  },
  args: {
    items: { data: weeks, totalRecord: 12 },
    period: 'week',
    hrefOfPeriod: (period) => `#${period}`,
  },
} satisfies Meta<typeof TradePlots>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: '按日' })).toHaveAttribute('href', '#day')
    await userEvent.click(canvas.getAllByText('看数字')[1] as HTMLElement)
    await expect(canvas.getByRole('row', { name: '2026-09-07 90 1 小时 33.3 小时' })).toBeVisible()
  },
}
export const Empty: Story = {
  args: { items: { data: weeks.map(none), totalRecord: 12 } },
  play: async ({ canvas }) => expect(canvas.getByText('这段时间没有上传清单。')).toBeVisible(),
}
export const Loading: Story = { args: { items: 'loading' } }
export const Broken: Story = { args: { items: { kind: 'server', onRetry: fn() } } }

export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
