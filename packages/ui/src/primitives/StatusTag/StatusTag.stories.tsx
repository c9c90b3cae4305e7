import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { labels, type StatusKind } from './status-table.ts'
import { StatusTag, type KnownStatus, type WordedStatus } from './StatusTag.tsx'

const meta = {
  component: StatusTag,
  args: { tone: 'ok', shape: 'full', children: '现货 32,901' },
  parameters: {
    docs: {
      description: {
        component:
          '一件事物的状态：形状加文字，不靠颜色也能读。订单、供求、询价、文章、企业认证、导入任务、议价、凭证和发票给 kind 与 status，文字由 SDK 的标签给出；库存与生命周期给 tone、shape 和文字。不要自己翻译状态，不要用 Tag 冒充状态。',
      },
    },
  },
} satisfies Meta<WordedStatus>

export default meta
type Story = StoryObj<WordedStatus>

export const InStock: Story = {}
export const Low: Story = { args: { tone: 'warn', shape: 'half', children: '紧张 1,250' } }
export const Out: Story = { args: { tone: 'neutral', shape: 'ring', children: '缺货' } }
export const LifeCycle: Story = { args: { tone: 'ok', shape: 'square', children: '量产' } }

/** The words come with the contract. */
export const OfAnOrder: Story = {
  render: () => <StatusTag kind="order" status="reviewing" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('凭证审核中')).toBeVisible()
  },
}

/** Nobody asked for it yet. */
export const NotCertified: Story = {
  render: () => <StatusTag kind="enterprise" status={null} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('未认证')).toBeVisible()
  },
}

/** A server that is newer than this page. */
export const Unknown: Story = {
  render: () => <StatusTag {...({ kind: 'order', status: 'splitting' } as unknown as KnownStatus)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('splitting')).toBeVisible()
  },
}

const kinds = Object.keys(labels) as StatusKind[]
const statesOf = (kind: StatusKind) =>
  [...Object.keys(labels[kind]), ...(kind === 'enterprise' ? [null] : [])].map(
    (status) => ({ kind, status }) as unknown as KnownStatus,
  )

/** Every state of every state machine. */
const everyState = (
  <dl style={{ display: 'grid', gap: '12px 24px', gridTemplateColumns: 'auto 1fr', fontSize: 13, marginTop: 24 }}>
    {kinds.map((kind) => (
      <div key={kind} style={{ display: 'contents' }}>
        <dt>{kind}</dt>
        <dd style={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px' }}>
          {statesOf(kind).map((state) => (
            <StatusTag key={String(state.status)} {...state} />
          ))}
        </dd>
      </div>
    ))}
  </dl>
)

export const Picture: Story = {
  decorators: [
    (Story) => (
      <>
        {Story()}
        {everyState}
      </>
    ),
  ],
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
