import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { nameOf } from '../entry.ts'
import { entries, file, longEntries, now, sheets } from '../story-data.ts'
import { FileTable } from './FileTable.tsx'

const meta = {
  component: FileTable,
  parameters: {
    docs: {
      description: {
        component: '用途：一个文件夹里的内容，文件夹在前。勾选的可以一起拖到文件夹上；能拖的都能用菜单移动。',
      },
    },
  },
  args: {
    caption: '文件',
    entries: { data: entries, totalRecord: entries.length },
    paging: { page: 1, pageSize: 50, hrefFor: (page) => `#${page}` },
    selection: { selected: new Set(), onChange: fn() },
    sort: { id: 'time', direction: 'descending' },
    onSort: fn(),
    now,
    hrefOf: (entry) => `#${nameOf(entry)}`,
    onOpen: fn(),
    actionOf: (entry) => (
      <Button size="sm" tone="quiet" aria-label={`管理 ${nameOf(entry)}`}>
        …
      </Button>
    ),
    whenEmpty: <EmptyState title="把文件拖到这里" action={<Button tone="primary">选择文件</Button>} />,
  },
  render: function Kept(args) {
    const [selected, setSelected] = useState(args.selection.selected)
    return <FileTable {...args} selection={{ selected, onChange: setSelected }} />
  },
} satisfies Meta<typeof FileTable>

export default meta
type Story = StoryObj<typeof meta>

/** A folder is a way, a file is looked at where it lies. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const row = within(canvas.getByRole('row', { name: /规格书摘录/ }))
    await expect(row.getByRole('link', { name: '规格书摘录' })).toHaveAttribute('href', '#规格书摘录')
    await expect(row.getByText('31 个')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'GW3_sch_revC.pdf' }))
    await expect(args.onOpen).toHaveBeenCalledWith(entries[4])
    await userEvent.click(canvas.getByRole('button', { name: /大小/ }))
    await expect(args.onSort).toHaveBeenCalledWith(expect.objectContaining({ id: 'size' }))
  },
}

export const Newer: Story = {
  args: {
    entries: {
      data: [
        { kind: 'file', file: file(1, 'STM32G030F6P6TR.pdf', { kind: 'spec', brandCn: '意法半导体', hasNewer: true }) },
      ],
      totalRecord: 1,
    },
  },
  play: ({ canvas }) => expect(canvas.getByText('有新版')).toBeVisible(),
}
/** Datasheets go by their parts; a newer revision is named. */
export const Sheets: Story = {
  args: { of: 'sheets', caption: '资料', entries: { data: sheets, totalRecord: sheets.length } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'STM32G030F6P6TR' })).toBeVisible()
    await expect(canvas.getByText('新版 Rev 6')).toBeVisible()
  },
}
export const SheetsOnPhone: Story = {
  args: { of: 'sheets', entries: { data: sheets, totalRecord: sheets.length } },
  globals: { viewport: { value: 'least' } },
}
export const Loading: Story = { args: { entries: 'loading' } }
export const Failed: Story = {
  args: { entries: { kind: 'network', onRetry: fn() } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: '重试' })).toBeVisible(),
}
export const Empty: Story = {
  args: { entries: { data: [], totalRecord: 0 } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: '选择文件' })).toBeVisible(),
}
export const LongText: Story = {
  args: { entries: { data: longEntries, totalRecord: 2 } },
  globals: { viewport: { value: 'least' } },
}

export const Picture: Story = { args: { selection: { selected: new Set(['f13', 'f14']), onChange: fn() } } }
