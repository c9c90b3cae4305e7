import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FinancialReport } from '@xinpu/sdk/types'
import { expect, userEvent } from 'storybook/test'
import { FinanceTable } from './FinanceTable.tsx'

const yi = 100_000_000
const past = [14.4, 13.93, 14.97, null, 16.44, 15.82, 17.29, 18.5]
const report: FinancialReport = {
  id: 1,
  companyName: '澄江存储',
  stockCode: 'DEMO01',
  year: 2026,
  quarter: 3,
  currency: 'CNY',
  publishDate: '2026-10-28',
  revenue: 18.5 * yi,
  profit: 4.07 * yi,
  grossMargin: 0.387,
  research: 2.1 * yi,
  inventoryDays: 128,
  revenueYear: { ratio: 0.314, turn: null },
  revenueQuarter: { ratio: 0.07, turn: null },
  profitYear: { ratio: -0.077, turn: null },
  profitQuarter: { ratio: null, turn: 'gained' },
  source: { name: '2026 年三季度报告', url: 'https://www.example.com/q3.pdf', page: 4 },
  history: past.map((revenue, at) => ({
    year: 2024 + Math.floor((at + 3) / 4),
    quarter: ((at + 3) % 4) + 1,
    revenue: revenue === null ? null : revenue * yi,
    profit: revenue === null ? null : (revenue - 15) * yi,
  })),
}

const dollars: FinancialReport = {
  ...report,
  id: 2,
  companyName: 'Halden Semiconductor International Holdings Incorporated',
  stockCode: '',
  currency: 'USD',
  revenue: 34.2 * yi,
  profit: null,
  revenueYear: { ratio: 0.029, turn: null },
  revenueQuarter: { ratio: 0.004, turn: null },
  profitYear: null,
  profitQuarter: null,
  grossMargin: null,
  research: null,
  inventoryDays: null,
  source: { name: '10-Q', url: '' },
  history: report.history.slice(-1),
}

const meta = {
  component: FinanceTable,
  parameters: {
    docs: {
      description: {
        component:
          '用途：公司财报一行一家，八个季度画成柱，最新的是铜色，亏损挂在零线下面。展开是同样的数字和来源。正负号说方向，不用红绿；一边是亏损时写扭亏、转亏，不写百分比。不同币种不折算。',
      },
    },
  },
  args: { reports: [report, dollars], linksOf: () => [{ label: '品牌页', href: '#brand' }] },
} satisfies Meta<typeof FinanceTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+31.4 %')).toBeVisible()
    await expect(canvas.getByText('−7.7 %')).toBeVisible()
    await userEvent.click(canvas.getByLabelText('澄江存储 历期数字与来源'))
    // The first is of the company that was opened; those of the others are folded.
    await expect(canvas.getAllByRole('row', { name: '2026 三季 18.50 3.50' })[0]).toBeVisible()
    await expect(canvas.getAllByRole('row', { name: '2025 三季 — —' })[0]).toBeVisible()
    await expect(canvas.getByText('2.10 亿元，占营收 11.4 %')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^2026 年三季度报告 第 4 页/ })).toBeVisible()
  },
}

export const AgainstQuarter: Story = {
  args: { against: 'quarter' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader', { name: '环比' })).toHaveLength(2)
    await expect(canvas.getByText('扭亏')).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'least' } } }
export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
