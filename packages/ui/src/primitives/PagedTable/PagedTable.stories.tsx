import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { PagedTable } from './PagedTable.tsx'

interface Part {
  id: number
  model: string
}

const meta = {
  component: PagedTable<Part>,
  args: {
    caption: '型号',
    items: { data: [{ id: 1, model: 'LM358' }], totalRecord: 41 },
    page: 2,
    hrefFor: (page) => `#page=${page}`,
    columns: [{ id: 'model', header: '型号', cell: ({ model }) => model }],
    rowKey: ({ id }) => String(id),
    empty: <EmptyState title="没有型号" why="换一个条件看看。" />,
  },
  parameters: {
    docs: {
      description: { component: '一页列表做成表格：正在来、没来、空着、来了，下面是页码，页码以表名命名。' },
    },
  },
} satisfies Meta<typeof PagedTable<Part>>

export default meta
type Story = StoryObj<typeof meta>

/** The pages are named for the table. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'LM358' })).toBeVisible()
    await expect(canvas.getByRole('navigation', { name: '型号分页' })).toBeVisible()
  },
}

export const OnePage: Story = {
  args: { items: { data: [{ id: 1, model: 'LM358' }], totalRecord: 1 }, page: 1 },
  play: ({ canvas }) => expect(canvas.queryByRole('navigation')).toBeNull(),
}

export const Failed: Story = {
  args: { items: { kind: 'timeout' } },
  play: ({ canvas }) => expect(canvas.getByText('响应超时')).toBeVisible(),
}

export const Empty: Story = {
  args: { items: { data: [], totalRecord: 0 }, page: 1 },
  play: ({ canvas }) => expect(canvas.getByText('没有型号')).toBeVisible(),
}
