import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { agent, line, longAgent, now, trader } from '../story-data.ts'
import { AgentList } from './AgentList.tsx'

const { certUrl: _certUrl, certExpire: _certExpire, ...bareLine } = line

const meta = {
  component: AgentList,
  parameters: {
    docs: {
      description: {
        component:
          '用途：代理商或贸易商的列表，一家一行。何时用：品牌的代理商、贸易商页和名录。空的时候由页面给出下一步。',
      },
    },
  },
  args: {
    sellers: [
      { kind: 'agent', seller: agent },
      { kind: 'agent', seller: { ...agent, id: 13, name: '科通', type: 'distributor', line: bareLine } },
      { kind: 'agent', seller: longAgent },
      { kind: 'trader', seller: trader },
    ],
    now,
    rule: '本品牌证书在有效期内的在前，其余不分先后，次序每天轮换，不能付费提前。',
    brandHref: ({ id }) => `#brand-${id}`,
    actionOf: ({ seller }) => (
      <Button size="sm" aria-label={`关注 ${seller.name}`}>
        关注
      </Button>
    ),
    whenEmpty: <EmptyState title="还没有登记的代理商" action={<Button tone="primary">成为该品牌代理商</Button>} />,
  },
} satisfies Meta<typeof AgentList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: '查看证书 华芯微' })).toHaveFocus()
    await expect(canvas.queryByRole('link', { name: '查看证书 科通' })).toBeNull()
  },
}
export const Loading: Story = { args: { state: 'loading' } }
export const Failed: Story = {
  args: { state: 'error', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Empty: Story = {
  args: { sellers: [] },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: '成为该品牌代理商' })).toBeVisible(),
}

export const Picture: Story = { decorators: [(Story) => <div style={{ width: 860, maxWidth: '100%' }}>{Story()}</div>] }
export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }
