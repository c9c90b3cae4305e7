import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Cascader, type CascaderNode, type CascaderProps } from './Cascader.tsx'

const categories: CascaderNode[] = [
  {
    id: 1,
    name: '电源管理',
    children: [
      { id: 11, name: 'LDO 稳压器' },
      { id: 12, name: 'DC-DC 降压转换器' },
      { id: 13, name: '电池充电管理' },
    ],
  },
  {
    id: 2,
    name: '电容',
    children: [
      { id: 21, name: '贴片电容 MLCC' },
      { id: 22, name: '铝电解电容' },
    ],
  },
  { id: 3, name: '其他' },
]
const regions: CascaderNode[] = [
  { id: 44, name: '广东省', hasChildren: true },
  { id: 31, name: '上海市', hasChildren: true },
]
const cities: CascaderNode[] = [
  { id: 4403, name: '深圳市', hasChildren: true },
  { id: 4401, name: '广州市', hasChildren: true },
]
const districts: CascaderNode[] = [
  { id: 440305, name: '南山区' },
  { id: 440304, name: '福田区' },
]
const load = async (node: CascaderNode) => (node.id < 100 ? cities : districts)

const meta = {
  component: Cascader,
  args: { label: '分类', nodes: categories, value: [], onChange: fn(), levels: ['大类', '小类'] },
  render: Kept,
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          '用途：从有层级的很多项里逐级选一项，整棵树或逐级加载都行。何时用：地区、产品分类。不要：只有一级用 Select；要同时看见整棵树、能多选用 TreeView；value 是从第一级到所选项的整条路径，存的时候取最后一个的 id。',
      },
    },
  },
} satisfies Meta<typeof Cascader>

export default meta
type Story = StoryObj<typeof meta>

/** The owner keeps the value. */
function Kept(args: CascaderProps) {
  const [value, setValue] = useState(args.value)
  return <Cascader {...args} value={value} onChange={(next) => (setValue(next), args.onChange(next))} />
}

const names = (value: unknown) => (value as CascaderNode[]).map(({ name }) => name)
const lastOf = (onChange: CascaderProps['onChange']) => names((onChange as ReturnType<typeof fn>).mock.lastCall?.[0])

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '分类 请选择' }))
    await userEvent.click(await screen.findByRole('option', { name: '电容' }))
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(await screen.findByRole('option', { name: '贴片电容 MLCC' }))
    await expect(lastOf(args.onChange)).toEqual(['电容', '贴片电容 MLCC'])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: '清除 分类' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([])
  },
}

/** Arrows lead down, right and back; Enter takes. */
export const ByKeyboard: Story = {
  args: { label: '所在地区', nodes: regions, load, levels: ['省份', '城市', '区县'] },
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('listbox', { name: '省份' })).toBeVisible())
    await userEvent.keyboard('{Home}{ArrowRight}')
    await screen.findByRole('option', { name: '深圳市' })
    await userEvent.keyboard('{Home}{ArrowLeft}')
    await waitFor(() => expect(screen.getByRole('option', { name: '广东省' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.keyboard('{Home}{Enter}')
    await screen.findByRole('option', { name: '南山区' })
    await userEvent.keyboard('{Home}{Enter}')
    await expect(lastOf(args.onChange)).toEqual(['广东省', '深圳市', '南山区'])
  },
}

let isOffline = true

/** A level that could not be had is asked for again. */
export const Failed: Story = {
  args: {
    nodes: regions,
    load: async () => {
      if (isOffline) throw new Error('offline')
      return cities
    },
  },
  beforeEach: () => void (isOffline = true),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /分类/ }))
    await userEvent.click(await screen.findByRole('option', { name: '广东省' }))
    const retry = await screen.findByRole('button', { name: '重试' })
    isOffline = false
    await userEvent.click(retry)
    await expect(await screen.findByRole('option', { name: '深圳市' })).toBeVisible()
  },
}

export const Loading: Story = {
  args: { nodes: regions, load: () => new Promise(() => {}) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /分类/ }))
    await userEvent.click(await screen.findByRole('option', { name: '广东省' }))
    await expect(await screen.findByText('正在加载…')).toBeVisible()
  },
}

/** Any level is an answer. */
export const AnyLevel: Story = {
  args: { choose: 'any' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /分类/ }))
    await userEvent.click(await screen.findByRole('option', { name: '电容' }))
    await expect(lastOf(args.onChange)).toEqual(['电容'])
    await expect(screen.getByRole('dialog')).toBeVisible()
  },
}

export const Invalid: Story = {
  args: { isRequired: true, error: '请选择分类' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /分类/ })).toHaveAccessibleDescription('请选择分类')
  },
}

/** One level at a time, with the way back. */
export const PhonePicture: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [(Story) => <div style={{ minHeight: 320 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /分类/ }))
    await userEvent.click(await screen.findByRole('option', { name: '电源管理' }))
    await expect(await screen.findByRole('button', { name: '电源管理' })).toBeVisible()
  },
}

export const Picture: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20 }}>
      <Cascader {...args} />
      <Cascader {...args} label="所在地区" value={[regions[0]!, cities[0]!, districts[0]!]} help="用于就近推荐代理商" />
      <Cascader {...args} isRequired error="请选择分类" />
      <Cascader
        {...args}
        size="sm"
        value={[categories[0]!, { id: 12, name: '汽车级宽输入电压同步降压转换器与控制器' }]}
      />
      <Cascader {...args} label="不可用" isDisabled value={[categories[2]!]} />
    </div>
  ),
}

/** Opened. */
export const DarkPicture: Story = {
  parameters: { theme: 'dark' },
  args: { value: [categories[0]!, categories[0]!.children![1]!] },
  decorators: [(Story) => <div style={{ minHeight: 320 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '分类 电源管理 / DC-DC 降压转换器' }))
    await expect(await screen.findByRole('option', { name: 'DC-DC 降压转换器' })).toBeVisible()
  },
}
