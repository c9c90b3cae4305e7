import type { FeedbackItem } from '@xinpu/sdk/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FeedbackTable } from './FeedbackTable.tsx'

const data: FeedbackItem[] = [
  {
    id: 2,
    type: 1,
    typeName: '资料错误',
    content: 'TPS5430DDAR 的数据手册第 5 页打开是空白。\n换浏览器也一样，Chrome 与 Edge 都试过。',
    contact: 'lin@huaxin-ic.com',
    user: { id: 7, avatar: '', nickName: '林工' },
    createTime: '2026-11-20T11:20:00+08:00',
  },
  {
    id: 1,
    type: 2,
    typeName: '功能建议',
    content: '希望 BOM 能导出成嘉立创的格式。',
    contact: 'wangmin@example.com',
    user: null,
    createTime: '2026-11-18T09:05:00+08:00',
  },
]

const meta = {
  component: FeedbackTable,
  parameters: {
    docs: {
      description: {
        component:
          '用途：管理员看用户写来的意见反馈，最新的在最前，原话照样显示，联系方式可以复制。只看不回，回复用邮件；用户自己的反馈记录不要用它。',
      },
    },
  },
  args: {
    items: { data, totalRecord: 2 },
    page: 1,
    hrefFor: (page) => `#page-${page}`,
    now: new Date('2026-11-20T12:00:00+08:00'),
  },
} satisfies Meta<typeof FeedbackTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('账号已注销')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: '复制联系方式' })).toHaveLength(2)
  },
}
export const Empty: Story = { args: { items: { data: [], totalRecord: 0 } } }
export const Loading: Story = { args: { items: 'loading' } }
export const Broken: Story = { args: { items: { kind: 'server', onRetry: fn() } } }

export const Picture: Story = {}
export const PhonePicture: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
