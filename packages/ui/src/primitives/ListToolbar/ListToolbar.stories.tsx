import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { ListToolbar, type ListToolbarProps } from './ListToolbar.tsx'

const order = {
  value: 'relevance',
  options: [
    { value: 'relevance', label: '相关度' },
    { value: 'stock', label: '库存从多到少' },
    { value: 'newest', label: '最新收录' },
  ],
  onChange: fn(),
}

const download = (
  <Button size="sm">
    <Icon of={Download} /> 下载所选资料(2)
  </Button>
)

const columns = {
  items: [
    { id: 'model', header: '型号', isFixed: true },
    { id: 'brand', header: '品牌' },
    { id: 'package', header: '封装' },
    { id: 'stock', header: '库存' },
  ],
  hidden: new Set(['package']),
  onChange: fn(),
}

/** Everything a list can offer. */
const whole = {
  pageSize: { value: 20, onChange: fn() },
  columns,
  view: { value: 'table', onChange: fn() },
  density: { value: 'comfortable', onChange: fn() },
  link: 'https://xinpu.example/demand/list?brandId=1',
  code: "await api.part.search({ keywords: '0402' })",
  children: undefined,
} satisfies Partial<ListToolbarProps>

const meta = {
  component: ListToolbar,
  parameters: {
    docs: {
      description: {
        component:
          '列表上方的一行：是什么、有多少、怎样排序，以及对整个列表能做的事。对勾选的几行做事用 BulkBar，筛选用 FilterBar，不要放进这一行。所选的列、视图与行高都由回调交给页面保存。',
      },
    },
  },
  args: { title: '型号', total: 1268, order, children: download },
} satisfies Meta<typeof ListToolbar>

export default meta
type Story = StoryObj<typeof meta>

/** Another order is asked for at once. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: '型号 1,268' })).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '排序' }), '库存从多到少')
    await expect(args.order?.onChange).toHaveBeenCalledWith('stock')
  },
}

/** Counting stops at ten thousand. */
export const TooMany: Story = {
  args: { total: 10_001 },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: '型号 1万+' })).toBeVisible(),
}

/** One order, nothing to do: the count alone. */
export const Plain: Story = { args: { order: undefined, children: undefined, total: 0 } }

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
}

function Kept(args: ListToolbarProps) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(columns.hidden)
  const onChange = (next: Set<string>) => (setHidden(next), columns.onChange(next))
  return <ListToolbar {...args} columns={{ ...columns, hidden, onChange }} />
}

/** Columns are ticked one after the other; the first always stays. */
export const ChoosesColumns: Story = {
  args: whole,
  render: Kept,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /列.*3\/4/ }))
    const brand = await screen.findByRole('menuitemcheckbox', { name: '品牌' })
    await expect(screen.getByRole('menuitemcheckbox', { name: '型号' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(brand)
    await expect(columns.onChange).toHaveBeenLastCalledWith(new Set(['brand', 'package']))
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: '封装' }))
    await expect(columns.onChange).toHaveBeenLastCalledWith(new Set(['brand']))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /列.*3\/4/ })).toHaveFocus())
  },
}

/** Size of the page, rows or cards, high or low rows. */
export const Whole: Story = {
  args: whole,
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '每页条数' }), '每页 50')
    await expect(args.pageSize?.onChange).toHaveBeenCalledWith(50)
    await userEvent.click(canvas.getByRole('button', { name: '卡片' }))
    await expect(args.view?.onChange).toHaveBeenCalledWith('cards')
    await userEvent.click(canvas.getByRole('button', { name: '紧凑' }))
    await expect(args.density?.onChange).toHaveBeenCalledWith('compact')
    await expect(canvas.getByRole('button', { name: '表格' })).toHaveAttribute('aria-pressed', 'true')
  },
}

export const Picture: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 900 }}>
      <ListToolbar {...args} />
      <ListToolbar {...args} total={10_001} order={undefined} />
      <ListToolbar title="资料" total={0} />
      <ListToolbar {...args} {...whole} />
    </div>
  ),
}
export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
export const PhonePicture: Story = { ...Picture, globals: { viewport: { value: 'phone' } } }
