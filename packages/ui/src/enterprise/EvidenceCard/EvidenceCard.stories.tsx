import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EvidenceCard } from './EvidenceCard.tsx'

const meta = {
  component: EvidenceCard,
  parameters: {
    docs: {
      description: {
        component:
          '用途：一家供应商在平台上的记录：认证、授权、库存更新、报价响应、现货属实率，各加几分，凭什么。状态有图标也有文字，不只靠颜色；记录不足写明不足，不扣分。',
      },
    },
  },
  args: {
    evidence: {
      score: 46,
      items: [
        {
          name: '企业认证',
          value: '营业执照已核实，2026-03-01',
          brief: '营业执照已核实，2026-03-01',
          state: 'good',
          points: 25,
          date: '2031-05-20',
        },
        { name: '授权证书', value: '2 份已到期', brief: '2 份已到期', state: 'bad', points: -10, url: '#proof' },
        {
          name: '库存更新',
          value: '92% 在 30 天内确认过',
          brief: '92% 在 30 天内确认过',
          state: 'good',
          points: 14,
          date: '2026-11-21',
        },
        {
          name: '报价响应',
          value: '90 天内 41 次，83% 有回复，一半在 3 小时内',
          brief: '90 天内 41 次，83% 有回复，一半在 3 小时内',
          state: 'good',
          points: 17,
        },
        {
          name: '现货属实率',
          value: '30 天内 2 条被询价，记录不足',
          brief: '30 天内 2 条被询价，记录不足',
          state: 'unknown',
          points: 0,
        },
      ],
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof EvidenceCard>

export default meta
type Story = StoryObj<typeof meta>

export const Picture: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent('已核实企业认证')
    await expect(second).toHaveTextContent('有风险')
    await expect(canvas.getByRole('link', { name: '授权证书' })).toHaveAttribute('href', '#proof')
  },
}
/** Nothing is known but the licence. */
export const New: Story = {
  args: {
    evidence: {
      score: 25,
      items: [
        { name: '企业认证', value: '营业执照已核实', brief: '营业执照已核实', state: 'good', points: 25 },
        ...['授权证书', '库存更新', '报价响应', '现货属实率'].map((name) => ({
          name,
          value: '没有记录',
          brief: '没有记录',
          state: 'unknown' as const,
          points: 0,
        })),
      ],
    },
  },
}
export const Loading: Story = { args: { evidence: 'loading' } }
export const Failed: Story = {
  args: { evidence: { kind: 'server', onRetry: () => undefined } },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '重试' })).toBeVisible(),
}
