import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { DragList, type DragListProps } from './DragList.tsx'

const meta = {
  component: DragList,
  parameters: {
    docs: {
      description: {
        component:
          '顺序由人来定、且顺序有意义的短列表：自定义导航、频道、图片。拖动、按钮“上移 / 下移”、Alt+方向键三种方式等价，每次移动都会播报。顺序由数据决定的列表（按时间、按价格）不要用它；超过约 30 项时改用序号输入。',
      },
    },
  },
  args: {
    label: '常用网站',
    items: [
      { id: 'ti', label: '德州仪器 TI' },
      { id: 'st', label: '意法半导体 ST' },
      { id: 'murata', label: '村田 Murata' },
      { id: 'digikey', label: '得捷电子 DigiKey' },
    ],
    onReorder: fn(),
    onRemove: fn(),
  },
  render: Kept,
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof DragList>

export default meta
type Story = StoryObj<typeof meta>

/** The owner keeps the order. */
function Kept(args: DragListProps) {
  const [items, setItems] = useState(args.items)
  return (
    <DragList
      {...args}
      items={items}
      onReorder={(ids) => {
        setItems(ids.flatMap((id) => items.find((item) => item.id === id) ?? []))
        args.onReorder(ids)
      }}
      onRemove={args.onRemove && ((id) => (setItems(items.filter((item) => item.id !== id)), args.onRemove?.(id)))}
    />
  )
}

/** By the buttons; the focus stays on the button that was pressed. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: '上移 德州仪器 TI' })).toBeDisabled()
    const down = canvas.getByRole('button', { name: '下移 德州仪器 TI' })
    await userEvent.click(down)
    await expect(args.onReorder).toHaveBeenLastCalledWith(['st', 'ti', 'murata', 'digikey'])
    await expect(canvas.getByRole('status')).toHaveTextContent('德州仪器 TI 已移到第 2 位，共 4 项')
    await expect(canvas.getByRole('button', { name: '下移 德州仪器 TI' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: '移除 村田 Murata' }))
    await expect(args.onRemove).toHaveBeenCalledWith('murata')
    await expect(canvas.getByRole('status')).toHaveTextContent('村田 Murata 已移除，还有 3 项')
  },
}

/** Alt and an arrow move the row that has the focus. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('row', { name: /德州仪器/ })).toHaveFocus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}')
    await expect(args.onReorder).toHaveBeenLastCalledWith(['st', 'murata', 'ti', 'digikey'])
    await expect(canvas.getByRole('row', { name: /德州仪器/ })).toHaveFocus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(args.onReorder).toHaveBeenLastCalledWith(['st', 'ti', 'murata', 'digikey'])
  },
}

/** RAC's own way: Enter on the handle takes the row up, arrows choose the place, Enter puts it down. */
export const ByDragHandle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: /拖动 德州仪器/ }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onReorder).toHaveBeenCalled()
  },
}

export const Loading: Story = { args: { state: 'loading' } }
export const Failed: Story = { args: { state: 'error', onRetry: fn() } }
export const Empty: Story = { args: { items: [], empty: '添加第一个网址' } }

export const LongText: Story = {
  globals: { viewport: { value: 'least' } },
  args: {
    items: [
      { id: 'a', label: '深圳市华强北电子科技发展有限公司南山分公司元器件现货查询平台' },
      { id: 'b', label: 'GRM155R71C104KA88D' },
    ],
  },
}

export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }
