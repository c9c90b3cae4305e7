import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusTag } from './StatusTag.tsx'

const meta = {
  component: StatusTag,
  args: { tone: 'ok', shape: 'full', children: '现货 32,901' },
} satisfies Meta<typeof StatusTag>

export default meta
type Story = StoryObj<typeof meta>

export const InStock: Story = {}
export const Low: Story = { args: { tone: 'warn', shape: 'half', children: '紧张 1,250' } }
export const Out: Story = { args: { tone: 'neutral', shape: 'ring', children: '缺货' } }
export const LifeCycle: Story = { args: { tone: 'ok', shape: 'square', children: '量产' } }

export const Picture: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, fontSize: 13 }}>
      <StatusTag tone="ok" shape="full">
        现货 32,901
      </StatusTag>
      <StatusTag tone="warn" shape="half">
        紧张 1,250
      </StatusTag>
      <StatusTag tone="neutral" shape="ring">
        缺货
      </StatusTag>
      <StatusTag tone="ok" shape="square">
        量产
      </StatusTag>
      <StatusTag tone="warn" shape="square">
        不推荐新设计
      </StatusTag>
      <StatusTag tone="danger" shape="square">
        停产
      </StatusTag>
      <StatusTag tone="info" shape="half">
        审核中
      </StatusTag>
    </div>
  ),
}

export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
