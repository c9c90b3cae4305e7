import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { BulkBar, type BulkBarProps } from './BulkBar.tsx'

const actions = (
  <>
    <Button size="sm">
      <Icon of={Trash2} /> 删除
    </Button>
    <Button size="sm">
      <Icon of={RefreshCw} /> 刷新
    </Button>
    <Button size="sm" tone="primary">
      <Icon of={Download} /> 下载所选资料
    </Button>
  </>
)

const meta = {
  component: BulkBar,
  parameters: {
    docs: {
      description: {
        component:
          '勾选了几行之后能做的事，停在窗口底部，随列表一起出现、一起离开。一栏里只有一个 primary。不要把对整个列表的操作放在这里（用 ListToolbar）；删除一类的事先用 ConfirmDialog 说清后果。',
      },
    },
  },
  args: { count: 3, children: actions, onClear: fn() },
} satisfies Meta<typeof BulkBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('group', { name: '批量操作' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '取消选择' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}

/** Nothing is ticked: nothing is drawn. */
export const Empty: Story = {
  args: { count: 0 },
  play: ({ canvas }) => expect(canvas.queryByRole('group')).toBeNull(),
}

/** All rows of this page are ticked: the other pages may follow. */
export const WholeList: Story = {
  args: { count: 20, total: 1204, onSelectAll: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '选择全部 1,204 条' }))
    await expect(args.onSelectAll).toHaveBeenCalledOnce()
  },
}

/** While one action runs, its button waits and keeps its width. */
export const Busy: Story = {
  args: {
    children: (
      <Button size="sm" tone="primary" isPending>
        <Icon of={Download} /> 下载所选资料
      </Button>
    ),
  },
}

function OverList(args: BulkBarProps) {
  const [count, setCount] = useState(0)
  return (
    <div>
      <Button onPress={() => setCount(count + 1)}>再勾一行</Button>
      <div style={{ height: 1400 }} />
      <BulkBar {...args} count={count} onClear={() => setCount(0)} />
    </div>
  )
}

/** It comes with the first tick, and holds to the bottom of the window. */
export const Sticks: Story = {
  render: OverList,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '再勾一行' }))
    const bar = canvas.getByRole('group', { name: '批量操作' })
    await expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
    await expect(bar.getBoundingClientRect().bottom).toBeGreaterThan(innerHeight - 40)
    await userEvent.click(canvas.getByRole('button', { name: '取消选择' }))
    await expect(canvas.queryByRole('group')).toBeNull()
  },
}

export const LongText: Story = {
  args: {
    unit: '条求购与供应信息',
    children: <Button size="sm">把所选信息的有效期一并延长三十天并通知关注者</Button>,
  },
}

export const Narrow: Story = {
  args: { count: 20, total: 1204, onSelectAll: fn() },
  globals: { viewport: { value: 'least' } },
}

export const Picture: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <BulkBar {...args} />
      <BulkBar {...args} count={20} total={1204} onSelectAll={fn()} />
    </div>
  ),
}
export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
export const PhonePicture: Story = { ...Picture, globals: { viewport: { value: 'phone' } } }
