import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { lines, longLine, now, staleLine } from '../story-data.ts'
import { StockTable } from './StockTable.tsx'

const meta = {
  component: StockTable,
  parameters: {
    docs: {
      description: {
        component:
          '用途：企业报出的库存。三格表示多久前确认过：一周内三格，两周内两格，三十天内一格；再久别人就看不到。自己的库存可以就地改数量和单价。',
      },
    },
  },
  args: {
    stock: { data: lines, totalRecord: lines.length },
    paging: { page: 1, pageSize: 20, hrefFor: (page) => `#${page}` },
    now,
    partHref: ({ model }) => `#${model}`,
    companyHref: ({ enterpriseId }) => `#company${enterpriseId}`,
    actionOf: ({ model }) => (
      <Button size="sm" aria-label={`询价 ${model}`}>
        询价
      </Button>
    ),
    whenEmpty: <EmptyState title="没有这个型号的库存" action={<Button tone="primary">发布求购</Button>} />,
  },
} satisfies Meta<typeof StockTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /DF40C-100DS/ }))
    await expect(row.getByText('面议')).toBeVisible()
    await expect(row.getByText('两周内更新，')).toBeInTheDocument()
    const [part, company] = row.getAllByRole('link')
    await expect(part?.getAttribute('href')).toMatch(/^#DF40C-100DS/)
    await expect(company).toHaveAttribute('href', '#company7')
  },
}

/** Whose offers were asked for often enough shows how many of them it stood by; of others nothing is said. */
export const Honest: Story = {
  args: {
    stock: {
      data: lines.map((line) => (line.id === 1 ? { ...line, honesty: { asked: 24, kept: 22 } } : line)),
      totalRecord: lines.length,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/现货属实/)).toHaveLength(1)
    await expect(canvas.getByText('现货属实 92%（30 天 24 条被询价）')).toBeVisible()
  },
}

/** A figure is changed where it stands, and what is none is said. */
export const Editable: Story = {
  render: ({ companyHref: _company, partHref: _part, ...args }) => <StockTable {...args} />,
  args: { change: fn(async () => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    const row = within(canvas.getByRole('row', { name: /MAX3485ESA/ }))
    await userEvent.click(row.getByRole('button', { name: /5,400/ }))
    const field = row.getByRole('textbox', { name: '数量' })
    await userEvent.clear(field)
    await userEvent.type(field, '0{Enter}')
    await expect(args.change).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.type(field, '6000{Enter}')
    await expect(args.change).toHaveBeenCalledWith(lines[3], 'quantity', 6000)
  },
}

export const Stale: Story = {
  args: { stock: { data: [...lines, staleLine], totalRecord: 5 }, staleCount: 12 },
  play: ({ canvas }) => expect(canvas.getByText(/另有 12 条已过期/)).toBeVisible(),
}
export const Loading: Story = { args: { stock: 'loading' } }
export const Failed: Story = {
  args: { stock: { kind: 'network', onRetry: fn() } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: '重试' })).toBeVisible(),
}
export const Empty: Story = {
  args: { stock: { data: [], totalRecord: 0 } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: '发布求购' })).toBeVisible(),
}
export const LongText: Story = { args: { stock: { data: [longLine], totalRecord: 1 } } }
export const Narrow: Story = {
  args: { stock: { data: [longLine, ...lines], totalRecord: 5 } },
  globals: { viewport: { value: 'least' } },
}
export const Dark: Story = { parameters: { theme: 'dark' } }

export const Picture: Story = {}
