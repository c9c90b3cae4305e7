import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { agent, evidence, line, longAgent, now, trader } from '../story-data.ts'
import { AgentCard } from './AgentCard.tsx'

const meta = {
  component: AgentCard,
  parameters: {
    docs: {
      description: {
        component:
          '用途：一家代理商或贸易商：简称与全称、地区、类型、经营的品牌。审核通过且在有效期内的授权证书显示“授权”，并给出证书与到期日。很多家用 AgentList。',
      },
    },
  },
  args: { of: { kind: 'agent', seller: agent }, now, brandHref: ({ id }) => `#brand-${id}` },
  decorators: [(Story) => <div style={{ maxWidth: 860 }}>{Story()}</div>],
} satisfies Meta<typeof AgentCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '查看证书 华芯微' })).toHaveAttribute('href', line.certUrl)
    await expect(canvas.getByText('有效期至 2027-06-30')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'muRata' })).toHaveAttribute('href', '#brand-3')
    await expect(canvas.getByText('等 23 个品牌')).toBeVisible()
  },
}

/** A proof that has run out is none, whatever the agent proves elsewhere. */
export const ProofOver: Story = {
  args: { of: { kind: 'agent', seller: { ...agent, line: { ...line, certExpire: '2026-11-19' } } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('授权')).toBeNull()
    await expect(canvas.queryByRole('link', { name: /证书/ })).toBeNull()
  },
}

/** Among agents of all brands there is no line: the mark stands for any proof. */
export const AnyBrand: Story = {
  args: { of: { kind: 'agent', seller: withoutLine() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('授权')).toBeVisible()
    await expect(canvas.queryByText(/有效期/)).toBeNull()
  },
}

export const Trader: Story = {
  args: { of: { kind: 'trader', seller: trader }, action: <Button size="sm">关注</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('库存 12,400 条')).toBeVisible()
    await expect(canvas.getByText('企业认证')).toBeVisible()
    await expect(canvas.getByText('2天前')).toBeVisible()
  },
}

/** What the records say stands in the row, each with its record. */
export const Evidence: Story = {
  args: { of: { kind: 'trader', seller: { ...trader, evidence } } },
  play: async ({ canvas }) => {
    const told = within(canvas.getByRole('list', { name: '联创现货的佐证' }))
    await expect(told.getAllByRole('listitem')).toHaveLength(4)
    await expect(told.getByRole('link', { name: '2 份证书到期' })).toHaveAttribute('href', '#lines')
    await expect(told.getByText('有风险')).toBeInTheDocument()
    await expect(canvas.queryByText('企业认证')).toBeNull()
  },
}

/** Only what has to be known. */
export const Bare: Story = {
  args: {
    of: {
      kind: 'trader',
      seller: { ...trader, fullName: trader.name, region: '', advantageBrands: [], stockCount: 0, isAuth: false },
    },
  },
  play: ({ canvas }) => expect(canvas.queryByText('优势品牌')).toBeNull(),
}

export const LongText: Story = {
  args: { of: { kind: 'agent', seller: longAgent }, action: <Button size="sm">关注</Button> },
}

export const Narrow: Story = {
  ...LongText,
  decorators: [(Story) => <div style={{ width: 320, maxWidth: '100%' }}>{Story()}</div>],
  play: ({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
}

function withoutLine() {
  const { line: _line, ...rest } = agent
  return rest
}
