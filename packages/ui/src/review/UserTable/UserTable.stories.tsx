import type { AdminUser } from '@xinpu/sdk/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { UserTable } from './UserTable.tsx'

const person = (id: number, nickName: string, more: Partial<AdminUser> = {}): AdminUser => ({
  id,
  avatar: '',
  nickName,
  mobile: `+86-138****127${id}`,
  hasPassword: true,
  isHistoryPaused: false,
  favourCount: 0,
  createTime: '2026-11-02T09:30:00+08:00',
  status: 'active',
  deskRoles: [],
  ...more,
})

const data = [
  person(1, '周审核', { company: '芯谱' }),
  person(2, '林工', { company: '深圳市华芯微电子有限公司', createTime: '2026-11-20T10:30:00+08:00' }),
  person(3, '低价现货加微信', { status: 'blocked', mobile: '', blockReason: '反复发布广告' }),
]

const meta = {
  component: UserTable,
  parameters: {
    docs: {
      description: {
        component:
          '用途：管理员查找用户，停用被滥用的账号或恢复它，都要在对话框里确认。手机号码由服务器遮好；自己不能停用自己。只列账号，不要在这里改别人的资料。',
      },
    },
  },
  args: {
    items: { data, totalRecord: 3 },
    page: 1,
    hrefFor: (page) => `#page-${page}`,
    keywords: '',
    onSearch: fn(),
    hrefOfStatus: (status) => `#${status ?? 'all'}`,
    onSetStatus: fn(async () => undefined),
    myId: 1,
    now: new Date('2026-11-20T12:00:00+08:00'),
  },
} satisfies Meta<typeof UserTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: '停用 周审核' })).toBeNull()
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索用户' }), '林{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('林')
    await userEvent.click(canvas.getByRole('button', { name: '停用 林工' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByText(/林工 在所有设备上会立即退出/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '停用账号' }))
    await expect(dialog.getByText('请写明停用的原因')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox'), '冒充原厂')
    await userEvent.click(dialog.getByRole('button', { name: '停用账号' }))
    await expect(args.onSetStatus).toHaveBeenCalledWith(2, false, '冒充原厂')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const Refused: Story = {
  args: {
    onSetStatus: fn(async () => {
      throw new Error('该账号已被恢复')
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '恢复 低价现货加微信' }))
    await userEvent.click(await screen.findByRole('button', { name: '恢复账号' }))
    await expect(await screen.findByText('该账号已被恢复')).toBeVisible()
  },
}
export const Empty: Story = { args: { items: { data: [], totalRecord: 0 }, keywords: '陈立' } }
export const Broken: Story = { args: { items: { kind: 'timeout', onRetry: fn() } } }

export const Picture: Story = { args: { items: { data, totalRecord: 128 } } }
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
