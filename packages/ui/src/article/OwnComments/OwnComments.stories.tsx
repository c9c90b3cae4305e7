import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { now, thread } from '../story-data.ts'
import { OwnComments } from './OwnComments.tsx'

const comment = { ...thread, children: [], title: '读懂 LDO 手册的六张图', url: '/news/article-details/7#c1' }

const meta = {
  component: OwnComments,
  parameters: {
    docs: { description: { component: '我说过的话：在哪里说的、审核没有、有多少人点赞；点标题回到那一条。' } },
  },
  args: {
    comments: {
      data: [comment, { ...comment, id: 2, type: 5, isPending: true, title: '', url: '' }],
      totalRecord: 2,
    },
    paging: { page: 1, pageSize: 20, hrefFor: (page: number) => `?page=${page}` },
    now,
    empty: <EmptyState title="还没有评论过" />,
  },
} satisfies Meta<typeof OwnComments>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: comment.title })).toHaveAttribute('href', comment.url)
    await expect(canvas.getByText('原文已删除')).toBeVisible()
    await expect(canvas.getByText('审核中，仅自己可见')).toBeVisible()
  },
}
export const Empty: Story = { args: { comments: { data: [], totalRecord: 0 } } }
export const Loading: Story = { args: { comments: 'loading' } }
export const Failed: Story = { args: { comments: { kind: 'network', message: '网络断开', onRetry: fn() } } }
export const Least: Story = { globals: { viewport: { value: 'least' } } }
