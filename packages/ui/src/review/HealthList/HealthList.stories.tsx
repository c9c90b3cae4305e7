import type { HealthLine } from '@xinpu/sdk/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { HealthList } from './HealthList.tsx'

const data: HealthLine[] = [
  { state: 'ok', name: '数据库', said: 'PostgreSQL 17，表已是最新。' },
  { state: 'ok', name: '搜索索引', said: '在内存里，随数据库更新。' },
  { state: 'known', name: '后台任务', said: '3 项多次失败后放下，原因在 job 表的 error 列。' },
  { state: 'wrong', name: '磁盘', said: '剩 0.6 GB。请腾出空间，或用 DATA_DIR 指定另一个磁盘。' },
  { state: 'ok', name: '邮件', said: '发件人 service@xinpu.example，服务器应答。' },
  { state: 'known', name: '微信支付', said: '未开通。变量见 docs/1-house.md。' },
]

const meta = {
  component: HealthList,
  parameters: {
    docs: {
      description: {
        component:
          '用途：后台看正在回答的这台服务器：数据库、搜索、后台任务、每日工作、邮件短信支付，各一行；要处理的排在最前，写明怎么办。只说现在，不画历史；历史看监控。',
      },
    },
  },
  args: { lines: { data, totalRecord: data.length } },
} satisfies Meta<typeof HealthList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 处要处理，其余 5 处可以运行。')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('要处理磁盘')
  },
}
export const Well: Story = { args: { lines: { data: data.filter(({ state }) => state !== 'wrong'), totalRecord: 5 } } }
export const Empty: Story = { args: { lines: { data: [], totalRecord: 0 } } }
export const Loading: Story = { args: { lines: 'loading' } }
export const Broken: Story = { args: { lines: { kind: 'server', onRetry: fn() } } }

export const Picture: Story = {}
export const PhonePicture: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
