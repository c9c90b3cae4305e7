import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { nameOf } from '../entry.ts'
import { notes, now } from '../story-data.ts'
import { NoteTable } from './NoteTable.tsx'

const meta = {
  component: NoteTable,
  parameters: {
    docs: {
      description: {
        component: '用途：文章云盘的一个文件夹（R102）。自己的笔记与存下的文章，文章说清从哪里来；原文下架后副本还在。',
      },
    },
  },
  args: {
    entries: { data: notes, totalRecord: notes.length },
    paging: { page: 1, pageSize: 50, hrefFor: (page) => `#${page}` },
    selection: { selected: new Set(), onChange: fn() },
    now,
    hrefOf: (entry) => `#${nameOf(entry)}`,
    actionOf: (entry) => (
      <Button size="sm" tone="quiet" aria-label={`管理 ${nameOf(entry)}`}>
        …
      </Button>
    ),
    whenEmpty: <EmptyState title="还没有存过文章" action={<Button tone="primary">写笔记</Button>} />,
  },
  render: function Kept(args) {
    const [selected, setSelected] = useState(args.selection.selected)
    return <NoteTable {...args} selection={{ selected, onChange: setSelected }} />
  },
} satisfies Meta<typeof NoteTable>

export default meta
type Story = StoryObj<typeof meta>

/** A copy names its author, and says when its article is gone. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const own = within(canvas.getByRole('row', { name: /首件上电/ }))
    await expect(own.getByText('我的笔记')).toBeVisible()
    const gone = within(canvas.getByRole('row', { name: /四层板回流/ }))
    await expect(gone.getByText('芯谱编辑部')).toBeVisible()
    await expect(gone.getByText('原文已下架')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '电源' })).toHaveAttribute('href', '#电源')
  },
}
export const Loading: Story = { args: { entries: 'loading' } }
export const Failed: Story = {
  args: { entries: { kind: 'network', onRetry: fn() } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: '重试' })).toBeVisible(),
}
export const Empty: Story = {
  args: { entries: { data: [], totalRecord: 0 } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: '写笔记' })).toBeVisible(),
}
export const Least: Story = {
  globals: { viewport: { value: 'least' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('原文已下架')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
