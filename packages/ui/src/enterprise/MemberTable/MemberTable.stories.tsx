import type { EnterpriseMember } from '@xinpu/sdk/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { MemberTable } from './MemberTable.tsx'

const person = (id: number, nickName: string, more: Partial<EnterpriseMember>): EnterpriseMember => ({
  id,
  user: { id: id + 100, avatar: '', nickName },
  mobile: `+86-1380000127${id}`,
  role: 'member',
  status: 'joined',
  applyTime: '2026-11-02T09:30:00+08:00',
  ...more,
})

const data = [
  person(1, '陈立', { role: 'creator', applyTime: '2026-09-12T10:00:00+08:00' }),
  person(2, '王敏', { status: 'applying', remark: '采购部王敏，工号 0217', applyTime: '2026-11-20T11:20:00+08:00' }),
  person(3, '林工', {}),
  person(4, '张伟', { status: 'refused', applyTime: '2026-10-18T16:40:00+08:00' }),
]

const meta = {
  component: MemberTable,
  parameters: {
    docs: {
      description: {
        component:
          '用途：企业的成员和申请加入的人。创建者在这里同意、拒绝、移除、移交；别的成员只能看，可以退出。每一步都在对话框里写清是谁、会怎样，服务器不同意时留在对话框里。不要用它显示粉丝或联系人。',
      },
    },
  },
  args: {
    members: { data, totalRecord: 4 },
    page: 1,
    pageSize: 20,
    hrefFor: (page) => `#page-${page}`,
    isCreator: true,
    now: new Date('2026-11-20T12:00:00+08:00'),
    onAudit: fn(async () => undefined),
    onRemove: fn(async () => undefined),
    onTransfer: fn(async () => undefined),
    onQuit: fn(async () => undefined),
  },
} satisfies Meta<typeof MemberTable>

export default meta
type Story = StoryObj<typeof meta>

const inDialog = async () => within(await screen.findByRole('alertdialog'))
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

/** The creator decides; each dialog names the person. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '拒绝 王敏' }))
    const dialog = await inDialog()
    await userEvent.type(dialog.getByRole('textbox', { name: '说明' }), '请用公司邮箱')
    await userEvent.click(dialog.getByRole('button', { name: '拒绝加入' }))
    await expect(args.onAudit).toHaveBeenCalledWith(2, 'refused', '请用公司邮箱')
    await gone()
    await userEvent.click(canvas.getByRole('button', { name: '移交企业 林工' }))
    await expect((await inDialog()).getByText(/您变为普通成员/)).toBeVisible()
    await userEvent.click((await inDialog()).getByRole('button', { name: '移交企业' }))
    await expect(args.onTransfer).toHaveBeenCalledWith(103)
    await gone()
    await expect(canvas.getByRole('button', { name: '退出企业' })).toBeDisabled()
  },
}

/** Who is no creator only sees, and may quit. */
export const Member: Story = {
  args: {
    isCreator: false,
    onQuit: fn(async () => {
      throw new Error('还有未完成的订单，不能退出')
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /同意/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '退出企业' }))
    await userEvent.click((await inDialog()).getByRole('button', { name: '退出企业' }))
    await expect(await screen.findByText('还有未完成的订单，不能退出')).toBeVisible()
  },
}
export const Loading: Story = { args: { members: 'loading' } }
export const Broken: Story = {
  args: { members: { kind: 'network', onRetry: fn() } },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '重试' })).toBeVisible(),
}
export const Empty: Story = { args: { members: { data: [], totalRecord: 0 } } }

export const Picture: Story = { args: { members: { data, totalRecord: 43 } } }
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
export const PhonePicture: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
