import type { AdminEnterprise } from '@xinpu/sdk/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { EnterpriseTable } from './EnterpriseTable.tsx'

const company = (id: number, name: string, more: Partial<AdminEnterprise> = {}): AdminEnterprise => ({
  id,
  name,
  creditCode: '91440300MA5FXY0T2N',
  status: 'certified',
  memberCount: 4,
  createTime: '2026-03-02T09:30:00+08:00',
  lastTime: '2026-11-20T10:30:00+08:00',
  ...more,
})

const data = [
  company(41, '深圳市华芯微电子有限公司', { region: '广东深圳', memberCount: 12 }),
  company(40, '苏州漱石半导体科技股份有限公司（工业园区）听雨街第一分公司', { region: '江苏苏州' }),
  company(39, '厦门半页书电子商行', { status: 'pending', memberCount: 1 }),
  company(38, '低价现货电子有限公司', { status: 'blocked', blockReason: '反复发布虚假库存', lastTime: undefined }),
]

const meta = {
  component: EnterpriseTable,
  parameters: {
    docs: {
      description: {
        component:
          '用途：客服按名称、信用代码或编号查找企业，看有几位成员、最近什么时候有人来过，再点开处理。这里只列企业，停用和恢复在企业详情里做。',
      },
    },
  },
  args: {
    items: { data, totalRecord: 4 },
    page: 1,
    hrefFor: (page) => `#page-${page}`,
    keywords: '',
    onSearch: fn(),
    hrefOfStatus: (status) => `#${status ?? 'all'}`,
    hrefOf: (id) => `#company-${id}`,
    now: new Date('2026-11-20T12:00:00+08:00'),
  },
} satisfies Meta<typeof EnterpriseTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: '深圳市华芯微电子有限公司' })).toHaveAttribute('href', '#company-41')
    await expect(canvas.getByText('反复发布虚假库存')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '已停用' })).toHaveAttribute('href', '#blocked')
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索企业' }), ' 华芯 {Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('华芯')
  },
}
export const Loading: Story = { args: { items: 'loading' } }
export const Empty: Story = {
  args: { items: { data: [], totalRecord: 0 }, keywords: '陈立' },
  play: async ({ canvas }) => expect(canvas.getByText('没有找到“陈立”')).toBeVisible(),
}
export const Broken: Story = { args: { items: { kind: 'timeout', onRetry: fn() } } }

export const Picture: Story = { args: { items: { data, totalRecord: 128 } } }
export const PhonePicture: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
