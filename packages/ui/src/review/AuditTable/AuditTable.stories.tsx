import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { queue } from '../story-data.ts'
import { AuditTable } from './AuditTable.tsx'

const meta = {
  component: AuditTable,
  parameters: {
    docs: {
      description: {
        component:
          '用途：审核队列，最早提交的在最前；状态和类型都是链接，可以收藏和新窗口打开。点事项去 AuditDesk 处理。不要在表里直接通过或驳回：不看证据不该下决定。',
      },
    },
  },
  args: {
    items: { data: queue, totalRecord: 5 },
    filter: { status: 'pending' },
    hrefOfFilter: ({ kind = 'all', status = 'all' }) => `#${kind}-${status}`,
    hrefOf: ({ id }) => `#audit-${id}`,
    page: 1,
    hrefFor: (page) => `#page-${page}`,
    now: new Date('2026-11-20T12:00:00+08:00'),
  },
} satisfies Meta<typeof AuditTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '深圳市华芯微电子有限公司' })).toHaveAttribute('href', '#audit-1')
    await expect(canvas.getByRole('link', { name: '企业认证' })).toHaveAttribute('href', '#enterprise-pending')
    await expect(canvas.getByRole('link', { name: '已通过' })).toHaveAttribute('href', '#all-passed')
  },
}
export const Empty: Story = {
  args: { items: { data: [], totalRecord: 0 }, filter: { status: 'pending', kind: 'goods' } },
}
export const Loading: Story = { args: { items: 'loading' } }
export const Broken: Story = {
  args: { items: { kind: 'server', onRetry: fn() } },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '重试' })).toBeVisible(),
}

export const Picture: Story = { args: { items: { data: queue, totalRecord: 64 }, filter: { kind: 'enterprise' } } }
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
export const PhonePicture: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
