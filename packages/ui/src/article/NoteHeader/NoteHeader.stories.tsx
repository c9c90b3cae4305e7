import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { NoteHeader } from './NoteHeader.tsx'

const own = {
  id: 71,
  title: '首件上电的顺序',
  summary: '',
  content: '<p>先不装负载。</p>',
  shown: '<p>先不装负载。</p>',
  dirId: null,
  sourceGone: false,
  createTime: '2026-11-20T08:00:00Z',
  updateTime: '2026-11-21T08:00:00Z',
}
const copy = { ...own, title: '四层板回流路径的三张图', sourceArticleId: 9, sourceAuthor: '芯谱编辑部' }

const meta = {
  component: NoteHeader,
  parameters: {
    docs: { description: { component: '用途：云盘里一篇文章的题头（R103）：原作者、原文是否还在、何时改过。' } },
  },
  args: { article: own, now: new Date('2026-11-22T08:00:00Z'), actions: <Button>编辑</Button> },
} satisfies Meta<typeof NoteHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { play: ({ canvas }) => expect(canvas.getByText('我的笔记')).toBeVisible() }
export const Copy: Story = {
  args: { article: copy, sourceHref: '#source' },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: '看原文' })).toHaveAttribute('href', '#source'),
}
/** There is no way to what is gone. */
export const Gone: Story = {
  args: { article: { ...copy, sourceGone: true }, sourceHref: '#source' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('原文已下架，副本还在')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '看原文' })).toBeNull()
  },
}
