import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './Skeleton.tsx'

const meta = {
  component: Skeleton,
  parameters: {
    docs: {
      description: {
        component: '替要来的东西占住地方，形状和它一样。前 150 ms 不画，快的时候不闪。不要整页转圈，也不要配字。',
      },
    },
  },
  args: { shape: 'row' },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Row: Story = {}
export const Text: Story = { args: { shape: 'text', count: 5 } }
export const Table: Story = { args: { shape: 'table', count: 4 } }
export const Card: Story = { args: { shape: 'card' } }
export const Detail: Story = { args: { shape: 'detail', count: 1 } }

export const Picture: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Skeleton shape="text" />
      <Skeleton shape="row" count={2} />
      <Skeleton shape="table" count={2} />
      <Skeleton shape="card" />
      <Skeleton shape="detail" count={1} />
    </div>
  ),
}
