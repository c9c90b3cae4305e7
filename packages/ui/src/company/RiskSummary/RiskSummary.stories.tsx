import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { company, risk, suits } from '../story-data.ts'
import { RiskRecord } from './RiskRecord.tsx'
import { RiskSummary } from './RiskSummary.tsx'

const [suit] = suits

const meta = {
  component: RiskSummary,
  subcomponents: { RiskRecord: RiskRecord as never },
  parameters: {
    docs: {
      description: { component: '用途：司法与风险的条数，按范围、类型、程度。不打分，不用红色数字；零也照写。' },
    },
  },
  args: { risk, current: { scope: 'self' }, hrefOf: ({ scope, kind }) => `#${scope}-${kind ?? 'all'}` },
} satisfies Meta<typeof RiskSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '法律诉讼 4' })).toHaveAttribute('href', '#self-lawSuit')
    await expect(canvas.getByRole('link', { name: '行政处罚 0' })).toBeVisible()
  },
}
/** The register told some lists and not others: what is not counted is named. */
export const Missing: Story = {
  args: {
    risk: { ...risk, aroundCount: 0, missing: [{ scope: 'self', kind: 'dishonest' }, { scope: 'around' }] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/自身风险的失信被执行人、周边风险/)).toBeVisible()
  },
}
/** One record, opened: the kind in plain words, the role before the amount. */
export const Record: Story = {
  render: () => (
    <RiskRecord
      record={{
        ...suit!,
        kind: 'lawSuit',
        scope: 'self',
        level: 'hint',
        steps: [
          { date: '2025-04-18', text: '立案' },
          { date: '2025-10-22', text: '判决，支持原告' },
        ],
        source: company.source,
        updateTime: company.updateTime,
      }}
    />
  ),
  play: async ({ canvas }) => {
    const labels = canvas.getAllByRole('term').map(({ textContent }) => textContent)
    await expect(labels.indexOf('身份')).toBeLessThan(labels.indexOf('金额'))
    await expect(canvas.getByText('法律诉讼是什么')).toBeVisible()
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'least' } } }
