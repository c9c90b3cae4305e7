import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { folders } from '../story-data.ts'
import { DirTree } from './DirTree.tsx'

const meta = {
  component: DirTree,
  parameters: {
    docs: { description: { component: '用途：云盘的文件夹，数字是里面一共有多少文件；打开的那一层自动展开。' } },
  },
  args: { rootName: '全部文件', nodes: folders, hrefOf: (id) => `#${id ?? 'all'}`, onNew: fn() },
} satisfies Meta<typeof DirTree>

export default meta
type Story = StoryObj<typeof meta>

/** The way to the folder that is open stands open. */
export const Default: Story = {
  args: { current: 32 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('row', { name: /生产资料/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '新建文件夹' }))
    await expect(args.onNew).toHaveBeenCalled()
  },
}
export const Loading: Story = { args: { state: 'loading' } }
export const Failed: Story = {
  args: { state: 'error', onRetry: fn() },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: '重试' })).toBeVisible(),
}
export const Empty: Story = { args: { nodes: [] } }
