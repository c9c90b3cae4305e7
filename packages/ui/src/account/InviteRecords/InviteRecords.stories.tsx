import type { ShareRecord } from '@xinpu/sdk/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { now, page, paging } from '../story-records.ts'
import { InviteRecords } from './InviteRecords.tsx'

const person = (id: number, nickName: string) => ({ id, nickName, avatar: '' })
const records: ShareRecord[] = [
  {
    id: 3,
    user: person(31, '陈工'),
    mobile: '+86-139****2210',
    status: 'registered',
    createTime: '2026-11-20 09:12:00',
  },
  {
    id: 2,
    user: person(30, '采购小周'),
    mobile: '+86-136****8841',
    status: 'rewarded',
    reward: '下载次数 +20',
    createTime: '2026-11-12 14:02:00',
  },
  { id: 1, user: person(29, '王磊'), mobile: '+852-91****67', status: 'invalid', createTime: '2026-10-30 18:40:00' },
]

const meta = {
  component: InviteRecords,
  parameters: {
    docs: {
      description: {
        component: '用途：通过邀请注册的人与奖励，放在 ShareCodeCard 下面。号码由服务器遮好；没有人来时说明怎么邀请。',
      },
    },
  },
  args: { records: page(records), now, paging },
} satisfies Meta<typeof InviteRecords>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: '邀请记录' })).toBeVisible()
    await expect(canvas.getByText('下载次数 +20')).toBeVisible()
  },
}
export const Empty: Story = {
  args: { records: page([]) },
  play: async ({ canvas }) => expect(canvas.getByText('还没有人通过您的邀请注册')).toBeVisible(),
}
export const Loading: Story = { args: { records: 'loading' } }
export const Failed: Story = { args: { records: { kind: 'server', onRetry: fn() } } }
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320, maxWidth: '100%' }}>{Story()}</div>] }
export const Picture: Story = {}
