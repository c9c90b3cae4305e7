import type { DeskEntry } from '@xinpu/sdk/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { DeskLog } from './DeskLog.tsx'

const entry = (id: number, verb: string, more: Partial<DeskEntry> = {}): DeskEntry => ({
  id,
  createTime: `2026-11-20T0${id}:30:00+08:00`,
  user: { id: 7, avatar: '', nickName: '苏审核' },
  right: 'review',
  verb,
  subject: 'audit',
  targetId: 40 + id,
  note: '',
  sent: '{"id":41}',
  address: '203.0.113.7',
  ...more,
})

const data = [
  entry(5, '通过审核', { note: '深圳市华芯微电子有限公司' }),
  entry(4, '停用或恢复账号', { subject: 'account', right: 'people', note: '低价现货加微信：停用' }),
  entry(3, '调整岗位', { subject: 'account', right: 'role', user: null, note: '无 → 审核、财务' }),
]

const meta = {
  component: DeskLog,
  parameters: {
    docs: {
      description: {
        component:
          '用途：查看后台做过的事：谁、何时、对什么、做了什么。数据库不允许修改或删除，所以这里也没有这样的按钮。找到的内容可以导出为表格，导出本身也会记下来。',
      },
    },
  },
  args: {
    items: { data, totalRecord: 3 },
    page: 1,
    hrefFor: (page) => `#page-${page}`,
    filter: {},
    onFilter: fn(),
    onExport: fn(async () => undefined),
    now: new Date('2026-11-20T12:00:00+08:00'),
  },
} satisfies Meta<typeof DeskLog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('无 → 审核、财务')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: '关键词' }), '停用{Enter}')
    await expect(args.onFilter).toHaveBeenCalledWith({ keywords: '停用', right: undefined })
    await userEvent.click(canvas.getByRole('button', { name: '导出 CSV' }))
    await expect(args.onExport).toHaveBeenCalledOnce()
  },
}
export const Empty: Story = { args: { items: { data: [], totalRecord: 0 }, filter: { right: 'money' } } }
export const Loading: Story = { args: { items: 'loading' } }
export const Broken: Story = { args: { items: { kind: 'timeout', onRetry: fn() } } }
export const Picture: Story = {}
