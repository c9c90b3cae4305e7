import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { FilterBar, type FilterBarProps, type FilterField, type FilterValue } from './FilterBar.tsx'

const makers = [
  '村田',
  '国巨',
  '三星电机',
  'TDK',
  '太阳诱电',
  '风华高科',
  '基美',
  '华新科',
  '宇阳',
  '微容',
  '信昌',
  '京瓷',
  '达方',
]

const schema: FilterField[] = [
  { kind: 'text', name: 'keywords', label: '型号', placeholder: '型号，如 TPS5430' },
  {
    kind: 'select',
    name: 'kind',
    label: '类别',
    options: [
      { value: '1', label: '求购' },
      { value: '0', label: '供应' },
    ],
  },
  {
    kind: 'multi',
    name: 'brand',
    label: '品牌',
    options: makers.map((label, at) => ({ value: String(at), label, count: at === 12 ? 0 : 1284 - at * 97 })),
  },
  { kind: 'range', name: 'current', label: '输出电流', unit: 'mA' },
  { kind: 'switch', name: 'stock', label: '只看现货' },
]

const filled: FilterValue = {
  keywords: 'TPS5430',
  kind: '1',
  brand: ['0', '3'],
  current: { from: '200', to: '' },
  stock: true,
}

/** The page keeps the value, in its address. */
function Kept(args: FilterBarProps) {
  const [value, setValue] = useState(args.value)
  return <FilterBar {...args} value={value} onChange={(next) => (setValue(next), args.onChange(next))} />
}

const meta = {
  component: FilterBar,
  render: Kept,
  parameters: {
    docs: {
      description: {
        component:
          '列表上方的筛选，由 schema 画出；选中的条件在下面成为可移除的标签。选择立即生效，输入停顿 300 毫秒或按回车生效。带计数、可展开的长筛选用 FacetPanel；超过六项时把次要的放进 FacetPanel，不要让这一行折成三行。',
      },
    },
  },
  args: { schema, value: {}, onChange: fn() },
} satisfies Meta<typeof FilterBar>

export default meta
type Story = StoryObj<typeof meta>

/** Typing waits for a pause; Enter does not. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: '型号' })
    await userEvent.type(field, 'TPS')
    await expect(args.onChange).not.toHaveBeenCalled()
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith({ keywords: 'TPS' }))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await userEvent.type(field, '5430{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ keywords: 'TPS5430' })
    await userEvent.click(canvas.getByRole('switch', { name: '只看现货' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ keywords: 'TPS5430', stock: true })
  },
}

/** A tag leaves, and takes its condition along; 清空 takes all. */
export const Filled: Story = {
  args: { value: filled },
  play: async ({ args, canvas, userEvent }) => {
    await expect(within(canvas.getByRole('list', { name: '已选条件' })).getAllByRole('button')).toHaveLength(7)
    await userEvent.click(canvas.getByRole('button', { name: '移除 品牌 村田' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ brand: ['3'] }))
    await userEvent.click(canvas.getByRole('button', { name: '移除 输出电流 ≥ 200 mA' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ current: undefined }))
    await userEvent.click(canvas.getByRole('button', { name: '清空' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({})
    await expect(canvas.getByRole('textbox', { name: '型号' })).toHaveValue('')
  },
}

/** Several of many: a long list is looked through. */
export const Several: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '品牌' }))
    const panel = within(await screen.findByRole('dialog', { name: '品牌' }))
    await userEvent.type(panel.getByRole('textbox', { name: '在品牌中查找' }), 'tdk')
    await userEvent.click(panel.getByRole('checkbox', { name: 'TDK' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ brand: ['3'] })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /品牌.*1/ })).toHaveFocus())
  },
}

/** The wrong way round is said at once, and filters nothing. */
export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '输出电流' }))
    const panel = within(await screen.findByRole('dialog', { name: '输出电流' }))
    await userEvent.type(panel.getByRole('textbox', { name: /从/ }), '５００{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ current: { from: '500', to: '' } })
    await userEvent.type(panel.getByRole('textbox', { name: /到/ }), '200{Enter}')
    await expect(await panel.findByText('下限不能大于上限')).toBeVisible()
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

/** On a phone all filters stand in a drawer; what is chosen holds at once. */
export const Phone: Story = {
  args: { value: { kind: '1' }, total: 64 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^筛选.*1/ }))
    const drawer = within(await screen.findByRole('dialog', { name: '筛选' }))
    await userEvent.click(drawer.getByRole('checkbox', { name: '村田' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: '1', brand: ['0'] })
    await userEvent.click(drawer.getByRole('button', { name: '查看 64 条结果' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: '移除 品牌 村田' })).toBeVisible()
  },
}

export const Narrow: Story = { args: { value: filled }, globals: { viewport: { value: 'least' } } }

export const LongText: Story = {
  args: {
    schema: [
      ...schema,
      { kind: 'switch', name: 'own', label: '只看本公司及其全部分公司与办事处发布的信息' },
      { kind: 'text', name: 'remark', label: '供货方备注中含有的文字' },
    ],
    value: { ...filled, remark: '原装正品假一赔十可含税可送样长期稳定供货' },
  },
}

const save = (
  <Button>
    <Icon of={Bell} /> 保存搜索
  </Button>
)

export const Picture: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32, minHeight: 560, alignContent: 'start' }}>
      <FilterBar {...args} />
      <FilterBar {...args} value={filled}>
        {save}
      </FilterBar>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const [, button] = canvas.getAllByRole('button', { name: /^品牌/ })
    await userEvent.click(button!)
    await expect(await screen.findByRole('dialog', { name: '品牌' })).toBeVisible()
  },
}
export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }

export const PhonePicture: Story = {
  args: { value: filled, total: 64 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^筛选/ }))
    await expect(await screen.findByRole('dialog', { name: '筛选' })).toBeVisible()
  },
}
