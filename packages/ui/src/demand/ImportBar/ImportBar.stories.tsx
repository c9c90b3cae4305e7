import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ImportBar } from './ImportBar.tsx'

const meta = {
  component: ImportBar,
  parameters: {
    docs: {
      description: {
        component:
          '导入前的最后一步：行数等式；供求要选联系人和有效期，库存说明会不会替换全部；有错误的行要勾选跳过才能继续。',
      },
    },
  },
  args: {
    task: {
      id: 7,
      fileName: '清单.xlsx',
      kind: 'demand',
      type: 1,
      status: 'confirm',
      total: 1284,
      ready: 1272,
      success: 0,
      fail: 9,
      deleted: 3,
      skipped: 0,
      createTime: '2026-11-22T17:20:00+08:00',
    },
    contacts: [{ id: 3, name: '周工' }],
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ImportBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText('行数')).toHaveTextContent('1,284 行= 可导入 1,272+ 错误 9+ 已删 3')
    const confirm = canvas.getByRole('button', { name: '确认导入 1,272 行' })
    await expect(confirm).toBeDisabled()
    await userEvent.click(canvas.getByRole('checkbox', { name: /跳过 9 行错误/ }))
    await userEvent.click(confirm)
    await expect(args.onConfirm).toHaveBeenCalledWith({ validDays: 30, skipErrors: true })
  },
}

/** Stock has no term and no contact of its own; that it replaces all is said before it does. */
export const Stock: Story = {
  args: {
    task: {
      id: 8,
      fileName: '库存.xlsx',
      kind: 'stock',
      status: 'confirm',
      total: 640,
      ready: 640,
      success: 0,
      fail: 0,
      deleted: 0,
      skipped: 0,
      replaceAll: true,
      createTime: '2026-11-22T17:20:00+08:00',
    },
    contacts: [],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: /联系人/ })).toBeNull()
    await expect(canvas.getByText(/导入后删除表里没有的库存/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '确认导入 640 行' }))
    await expect(args.onConfirm).toHaveBeenCalledWith({ validDays: 30, skipErrors: false })
  },
}
