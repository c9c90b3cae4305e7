import type { Meta, StoryObj } from '@storybook/react-vite'
import type { MyArticle } from '@xinpu/sdk/types'
import { expect } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { article, now } from '../story-data.ts'
import { MyArticleTable } from './MyArticleTable.tsx'

const own = { version: 3, isRevising: false, isPassed: false, reason: '', updateTime: '2026-11-24T02:32:00Z' }
const { publishTime: _, ...unpublished } = article
const rows: MyArticle[] = [
  { ...unpublished, ...own, id: 1, status: 'PENDING' },
  {
    ...unpublished,
    ...own,
    id: 2,
    title: '两层板的地怎么分，分不分',
    status: 'DRAFT',
    reason: '约 20 dB 没有测量条件',
  },
  { ...article, ...own, id: 3, title: 'LDO 的 PSRR 在 100 kHz 以上靠谁', isRevising: true },
  {
    ...unpublished,
    ...own,
    id: 4,
    title: '输入电容的纹波电流怎么算才不会热',
    status: 'PENDING',
    isPassed: true,
    publishAt: '2026-11-26T00:30:00Z',
  },
  { ...article, ...own, id: 5, title: 'RS-485 的终端电阻什么时候可以不放', status: 'DISMOUNT' },
  { ...unpublished, ...own, id: 6, title: '', status: 'DRAFT', models: [], categoryName: undefined },
]

const meta = {
  component: MyArticleTable,
  parameters: { docs: { description: { component: '用途：作者自己的文章，各在哪一步、为什么退回、还能做什么。' } } },
  args: {
    articles: { data: rows, totalRecord: rows.length },
    paging: { page: 1, pageSize: 20, hrefFor: (page) => `#${page}` },
    now,
    hrefOf: ({ id }) => `#${id}`,
    actionOf: () => <Button size="sm">管理</Button>,
    empty: <EmptyState title="还没有写过文章" />,
  },
} satisfies Meta<typeof MyArticleTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('退回：约 20 dB 没有测量条件')).toBeVisible()
    await expect(canvas.getByText('有新版，读者看到的还是旧版')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '（无标题）' })).toBeVisible()
  },
}
export const Loading: Story = { args: { articles: 'loading' } }
export const Empty: Story = { args: { articles: { data: [], totalRecord: 0 } } }
export const Failed: Story = {
  args: { articles: { kind: 'network', message: '网络连接失败', onRetry: () => {} } },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
