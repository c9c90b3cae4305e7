import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FigureTable } from './FigureTable.tsx'

const year = (at: number, count: string) => ({ id: at, year: at, figures: [{ name: '参保人数', value: count }] })

const meta = {
  component: FigureTable,
  parameters: {
    docs: { description: { component: '用途：几年的年报里同样几个数并排，最新的在右，年份进那一年的年报。' } },
  },
  args: {
    years: [year(2025, '124 人'), year(2024, '110 人'), { id: 3, year: 2023, figures: [] }],
    hrefOf: (at) => `#${at}`,
  },
} satisfies Meta<typeof FigureTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: '参保人数 不公示 110 人 124 人' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '2025' })).toHaveAttribute('href', '#2025')
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'least' } } }
