import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { TreeView, type TreeNode, type TreeViewProps } from './TreeView.tsx'

const categories: readonly TreeNode[] = [
  {
    id: 1,
    name: '电源管理',
    count: 8_412,
    children: [
      { id: 11, name: 'DC-DC 转换器', count: 3_206, children: [] },
      { id: 12, name: 'LDO 线性稳压器', count: 2_871, children: [] },
      { id: 13, name: '栅极驱动器', count: 604, children: [] },
    ],
  },
  {
    id: 2,
    name: '电容',
    count: 10_001,
    children: [
      { id: 21, name: '贴片电容 MLCC', count: 9_120, children: [] },
      { id: 22, name: '钽电容', count: 388, children: [] },
    ],
  },
  { id: 3, name: '微控制器', count: 1_935, children: [] },
]

const folders: readonly TreeNode[] = [
  { id: 1, name: '项目 A', fileCount: 12 },
  { id: 2, name: '数据手册', fileCount: 208 },
  { id: 3, name: '未归类', fileCount: 0, children: [] },
]

const meta = {
  component: TreeView,
  parameters: {
    docs: {
      description: {
        component:
          '有层级的内容用它：文件夹、分类、组织。子级可以随节点一起给，也可以在展开时用 load 取。只有一层时用普通列表；需要把整条路径选给表单字段时用 Cascader。不要在节点里放超过一个操作。',
      },
    },
  },
  args: {
    label: '分类',
    nodes: categories,
    selected: new Set(['12']),
    defaultExpanded: new Set(['1']),
    onSelect: fn(),
    onExpand: fn(),
  },
  render: Kept,
  decorators: [(Story) => <div style={{ maxWidth: 300 }}>{Story()}</div>],
} satisfies Meta<typeof TreeView>

export default meta
type Story = StoryObj<typeof meta>

/** The owner keeps what is chosen. */
function Kept(args: TreeViewProps) {
  const [selected, setSelected] = useState(args.selected)
  return <TreeView {...args} selected={selected} onSelect={(next) => (setSelected(next), args.onSelect?.(next))} />
}

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('treegrid', { name: '分类' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /LDO/ })).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(canvas.getByRole('row', { name: /DC-DC/ }))
    await expect(args.onSelect).toHaveBeenLastCalledWith(new Set(['11']))
  },
}

/** Arrows open, walk and close. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('row', { name: /LDO/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('row', { name: /^电容/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}')
    await expect(canvas.getByRole('row', { name: /MLCC/ })).toHaveFocus()
    await expect(args.onSelect).toHaveBeenLastCalledWith(new Set(['21']))
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await waitFor(() => expect(canvas.queryByRole('row', { name: /MLCC/ })).toBeNull())
  },
}

export const Multiple: Story = {
  args: { selection: 'multiple', selected: new Set(['11']) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('row', { name: /栅极驱动器/ }))
    await expect(args.onSelect).toHaveBeenLastCalledWith(new Set(['11', '13']))
  },
}

const load = fn(async (node: TreeNode): Promise<readonly TreeNode[]> => {
  await new Promise((resolve) => setTimeout(resolve, 100))
  return node.id === 1 ? [{ id: 101, name: '电源', fileCount: 7, children: [] }] : []
})

/** A branch comes when it is opened; one without anything loses its arrow. */
export const LoadsBranches: Story = {
  args: { label: '文件夹', nodes: folders, load, selected: new Set(), defaultExpanded: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(await canvas.findByRole('row', { name: /正在加载/ })).toBeVisible()
    await expect(await canvas.findByRole('row', { name: /^电源/ })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
    const second = canvas.getByRole('row', { name: /数据手册/ })
    await waitFor(() => expect(second).not.toHaveAttribute('aria-expanded'))
    await expect(load).toHaveBeenCalledTimes(2)
  },
}

const fails = fn(() => Promise.reject(new Error('timeout')))

/** What could not be fetched can be asked for again, in its place. */
export const BranchFails: Story = {
  args: { label: '文件夹', nodes: folders, load: fails, selected: new Set(), defaultExpanded: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    const retry = await canvas.findByRole('button', { name: '重试' })
    fails.mockClear()
    await userEvent.click(retry)
    await expect(fails).toHaveBeenCalledOnce()
  },
}

/** Each row leads somewhere. */
export const Links: Story = { args: { hrefOf: (node) => `/category/${node.id}` } }

export const Loading: Story = { args: { state: 'loading' } }
export const Failed: Story = { args: { state: 'error', onRetry: fn() } }
export const Empty: Story = { args: { nodes: [], empty: '还没有文件夹' } }

export const LongText: Story = {
  args: {
    nodes: [
      {
        id: 1,
        name: '2026 年第二季度深圳工厂替代料评估与小批量试产记录（含供应商来料检验报告）',
        count: 128,
        children: [{ id: 2, name: 'GRM155R71C104KA88D 与 CL05B104KO5NNNC 对比测试原始数据', count: 3, children: [] }],
      },
    ],
  },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
}

const never = () => new Promise<never>(() => {})

export const Picture: Story = {
  decorators: [(Story) => <div style={{ width: 300, maxWidth: '100%' }}>{Story()}</div>],
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <TreeView {...args} />
      <TreeView {...args} label="筛选" selection="multiple" selected={new Set(['11', '2'])} />
      <TreeView
        {...args}
        label="文件夹"
        nodes={folders}
        load={never}
        selected={new Set()}
        defaultExpanded={new Set(['1'])}
      />
    </div>
  ),
}
export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
