import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { detail, rejectedDetail } from '../story-data.ts'
import { CertifyStatus } from './CertifyStatus.tsx'

const certified = { ...detail, status: 'certified' as const }

const meta = {
  component: CertifyStatus,
  parameters: {
    docs: {
      description: {
        component:
          '用途：告诉本企业的人认证到了哪一步：没认证、审核中、已认证、没通过，以及接下来做什么。驳回时逐项列出原因；执照 60 天内到期会提醒。只给看，修改用 CertifyForm；别人看企业用企业主页，不要用它。',
      },
    },
  },
  args: {
    status: 'pending',
    detail,
    now: new Date('2026-11-20T12:00:00+08:00'),
    onEdit: fn(),
    onJoin: fn(),
  },
} satisfies Meta<typeof CertifyStatus>

export default meta
type Story = StoryObj<typeof meta>

export const Pending: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('企业认证正在审核，预计 1 个工作日')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '修改并重新提交' }))
    await expect(args.onEdit).toHaveBeenCalledOnce()
  },
}
export const None: Story = {
  args: { status: null, detail: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '开始认证' }))
    await userEvent.click(canvas.getByRole('button', { name: '加入已有企业' }))
    await expect(args.onEdit).toHaveBeenCalledOnce()
    await expect(args.onJoin).toHaveBeenCalledOnce()
  },
}
export const Rejected: Story = {
  args: { status: 'rejected', detail: rejectedDetail },
  play: async ({ canvas }) => expect(canvas.getByText('法定代表人：执照上为“陈立”，与所填不一致')).toBeVisible(),
}
export const Blocked: Story = {
  args: { status: 'blocked', detail: { ...certified, status: 'blocked', blockReason: '发布虚假库存' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('企业已停用：发布虚假库存')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /认证|提交/ })).toBeNull()
  },
}
export const Expiring: Story = {
  args: { status: 'certified', detail: { ...certified, validTo: '2026-12-31' } },
  play: async ({ canvas }) => expect(canvas.getByText('营业执照将于 2026-12-31 到期，还有 42 天')).toBeVisible(),
}

export const Picture: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 48 }}>
      <CertifyStatus {...args} />
      <CertifyStatus {...args} status="rejected" detail={{ ...rejectedDetail, name: '华芯微电子（香港）有限公司' }} />
      <CertifyStatus {...args} status={null} />
    </div>
  ),
}
export const DarkPicture: Story = {
  args: { status: 'certified', detail: { ...certified, validTo: '2026-12-31' } },
  parameters: { theme: 'dark' },
}
export const PhonePicture: Story = {
  args: { status: 'rejected', detail: rejectedDetail },
  globals: { viewport: { value: 'phone', isRotated: false } },
}
