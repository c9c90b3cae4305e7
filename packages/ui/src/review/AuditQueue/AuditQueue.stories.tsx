import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Section } from '../../primitives/Section/Section.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { queue } from '../story-data.ts'
import { AuditQueue } from './AuditQueue.tsx'

const meta = {
  component: AuditQueue,
  parameters: {
    docs: {
      description: {
        component:
          '用途：打开一件审核事项时，1280 px 起左边留着队列，右边是这件事；换一件不用先回列表。窄于 1280 px 只有右边，用“返回列表”和上一件、下一件。批量处理在 AuditTable，不在这里。',
      },
    },
  },
  globals: { viewport: { value: 'desktop' } },
  args: {
    items: { data: queue, totalRecord: queue.length },
    current: queue[1]?.id ?? 0,
    hrefOf: ({ id }) => `#audit-${id}`,
    filter: { status: 'pending' },
    hrefOfFilter: ({ kind = 'all', status = 'all' }) => `#${kind}-${status}`,
    queues: [
      { kind: 'enterprise', count: 4, oldest: '2026-11-20T09:00:00+08:00', claimed: 1, mine: 0 },
      { kind: 'goods', count: 19, oldest: '2026-11-20T11:34:00+08:00', claimed: 0, mine: 0 },
    ],
    children: (
      <Section title={queue[1]?.title ?? ''}>
        <Skeleton shape="detail" />
      </Section>
    ),
    now: new Date('2026-11-20T12:00:00+08:00'),
  },
} satisfies Meta<typeof AuditQueue>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const open = canvas.getByRole('region', { name: '审核队列' })
    await expect(open.querySelector('ol [aria-current]')).toHaveAttribute('href', `#audit-${queue[1]?.id}`)
    await expect(canvas.getByRole('link', { name: new RegExp(queue[0]?.title ?? '') })).toHaveAttribute(
      'href',
      `#audit-${queue[0]?.id}`,
    )
    await expect(canvas.getByRole('link', { name: /^商品/ })).toHaveAttribute('href', '#goods-pending')
  },
}
/** A long queue shows the matter that is open. */
export const Long: Story = {
  args: {
    items: {
      data: Array.from({ length: 80 }, (_, at) => ({ ...(queue[0] as (typeof queue)[number]), id: at + 100 })),
      totalRecord: 80,
    },
    current: 175,
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('region', { name: '审核队列' })
    const row = list.querySelector('ol [aria-current]')?.getBoundingClientRect()
    await expect(row?.bottom).toBeLessThanOrEqual(list.getBoundingClientRect().bottom)
    await expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
  },
}
/** Where there is no room for both, the matter stands alone. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => expect(canvas.queryByRole('region', { name: '审核队列' })).toBeNull(),
}
export const Loading: Story = { args: { items: 'loading' } }
export const Empty: Story = { args: { items: { data: [], totalRecord: 0 } } }
export const Broken: Story = { args: { items: { kind: 'server', onRetry: fn() } } }

export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
