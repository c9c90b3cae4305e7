import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
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
    queues: [
      { kind: 'enterprise', count: 4, oldest: '2026-11-20T09:00:00+08:00', claimed: 1, mine: 0 },
      { kind: 'goods', count: 19, oldest: '2026-11-20T11:34:00+08:00', claimed: 0, mine: 0 },
    ],
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
    await expect(canvas.getByText(/^共 23 件/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^企业认证/ })).toHaveAttribute('href', '#enterprise-pending')
    await expect(canvas.getByRole('link', { name: '已通过' })).toHaveAttribute('href', '#all-passed')
  },
}
/** Alike ones are decided together, after one more question that names them. */
export const Several: Story = {
  args: {
    filter: { status: 'pending', kind: 'enterprise' },
    items: { data: queue.slice(0, 2), totalRecord: 2 },
    many: { passMany: fn(async () => undefined), rejectMany: fn(async () => undefined) },
  },
  play: async ({ args, canvas, userEvent }) => {
    for (const tick of canvas.getAllByRole('checkbox').slice(1)) await userEvent.click(tick)
    await userEvent.click(await canvas.findByRole('button', { name: '批量驳回' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: '驳回 2 项企业认证' }))
    await userEvent.click(dialog.getByRole('button', { name: '驳回 2 项' }))
    await expect(await dialog.findByText('请填写驳回原因')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: '驳回原因' }), '执照不清')
    await userEvent.click(dialog.getByRole('button', { name: '驳回 2 项' }))
    await expect(args.many?.rejectMany).toHaveBeenCalledWith('enterprise', [1, 2], '执照不清')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}
/** What a reviewer narrows the queue to day by day is kept, one press away, and given up again. */
export const Kept: Story = {
  args: {
    filter: { status: 'pending', kind: 'goods', waited: 8 },
    saved: { filters: [{ status: 'pending', kind: 'enterprise' }], onChange: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    const kept = within(canvas.getByRole('group', { name: '保存的筛选' }))
    await expect(kept.getByRole('link', { name: '企业认证 · 审核中' })).toHaveAttribute('href', '#enterprise-pending')
    await userEvent.click(kept.getByRole('button', { name: '保存这个筛选' }))
    await expect(args.saved?.onChange).toHaveBeenLastCalledWith([
      { status: 'pending', kind: 'enterprise' },
      { status: 'pending', kind: 'goods', waited: 8 },
    ])
    await userEvent.click(kept.getByRole('button', { name: '不再保存 企业认证 · 审核中' }))
    await expect(args.saved?.onChange).toHaveBeenLastCalledWith([])
  },
}
/** The whole queue, and what is kept already, are not kept again. */
export const KeptAlready: Story = {
  args: { saved: { filters: [{ status: 'pending', kind: 'goods' }], onChange: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '商品 · 审核中' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '保存这个筛选' })).toBeNull()
  },
}
export const Empty: Story = {
  args: { items: { data: [], totalRecord: 0 }, queues: [], filter: { status: 'pending', kind: 'goods' } },
}
export const Loading: Story = { args: { items: 'loading' } }
export const Broken: Story = {
  args: { items: { kind: 'server', onRetry: fn() } },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '重试' })).toBeVisible(),
}

export const Picture: Story = { args: { items: { data: queue, totalRecord: 64 }, filter: { kind: 'enterprise' } } }
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
export const PhonePicture: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
