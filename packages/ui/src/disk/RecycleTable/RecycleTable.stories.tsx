import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { binned, file, now } from '../story-data.ts'
import { RecycleTable } from './RecycleTable.tsx'

const meta = {
  component: RecycleTable,
  parameters: {
    docs: { description: { component: '用途：回收站。说清文件原来在哪、还留几天；最后四天变色。' } },
  },
  args: {
    files: { data: binned, totalRecord: binned.length },
    paging: { page: 1, pageSize: 50, hrefFor: (page) => `#${page}` },
    selection: { selected: new Set(), onChange: fn() },
    now,
    onRestore: fn(),
    whenEmpty: <EmptyState title="回收站是空的" why="删除的文件保留 30 天。" />,
  },
} satisfies Meta<typeof RecycleTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const row = within(canvas.getByRole('row', { name: /GW3_sch_revB/ }))
    await expect(row.getByText('/栖云网关 V3/原理图')).toBeVisible()
    await expect(row.getByText('23 天')).toBeVisible()
    await expect(canvas.getByText('今天清除')).toBeVisible()
    await userEvent.click(row.getByRole('button', { name: '恢复 GW3_sch_revB.pdf' }))
    await expect(args.onRestore).toHaveBeenCalledWith(binned[0])
  },
}
export const Loading: Story = { args: { files: 'loading' } }
export const Failed: Story = {
  args: { files: { kind: 'server', onRetry: fn() } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: '重试' })).toBeVisible(),
}
export const Empty: Story = {
  args: { files: { data: [], totalRecord: 0 } },
  play: ({ canvas }) => expect(canvas.getByText('回收站是空的')).toBeVisible(),
}
export const LongText: Story = {
  args: {
    files: {
      data: [
        file(1, 'GW3_production_SMT_STENCIL_XY_POSITIONS_FINAL_rev17.zip', { path: '/栖云网关 V3/生产资料/第三批' }),
      ],
      totalRecord: 1,
    },
  },
  globals: { viewport: { value: 'least' } },
}
