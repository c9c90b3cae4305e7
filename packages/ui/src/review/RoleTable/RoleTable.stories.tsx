import type { DeskPerson } from '@xinpu/sdk/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { RoleTable } from './RoleTable.tsx'

const person = (id: number, nickName: string, more: Partial<DeskPerson> = {}): DeskPerson => ({
  user: { id, avatar: '', nickName },
  mobile: `+86-138****127${id}`,
  roles: ['reviewer'],
  isBlocked: false,
  lastTime: '2026-11-20T10:05:00+08:00',
  ...more,
})

const data = [
  person(1, '苏审核', { roles: ['reviewer', 'editor'] }),
  person(2, '何财务', { roles: ['finance'], lastTime: undefined }),
  person(3, '林负责', { roles: ['owner'] }),
]

const meta = {
  component: RoleTable,
  parameters: {
    docs: {
      description: {
        component:
          '用途：负责人查看谁在后台、做什么，调整岗位；一个人可以兼任。每个岗位能做什么写在对话框里。不选任何岗位就是请出后台。只列后台人员，找别人用 UserTable。',
      },
    },
  },
  args: {
    items: { data, totalRecord: 3 },
    onSet: fn(async () => undefined),
    now: new Date('2026-11-20T12:00:00+08:00'),
  },
} satisfies Meta<typeof RoleTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '调整 苏审核 的岗位' }))
    const dialog = within(await screen.findByRole('dialog', { name: '苏审核 的岗位' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: /^编辑/ }))
    await userEvent.click(dialog.getByRole('checkbox', { name: /^财务/ }))
    await userEvent.click(dialog.getByRole('button', { name: '保存岗位' }))
    await expect(args.onSet).toHaveBeenCalledWith(1, ['reviewer', 'finance'])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const Refused: Story = {
  args: {
    onSet: fn(async () => {
      throw new Error('不能取消自己的负责人岗位')
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '调整 林负责 的岗位' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('checkbox', { name: /^负责人/ }))
    await expect(dialog.getByText('不选任何岗位，对方将不能进入后台')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '保存岗位' }))
    await expect(await dialog.findByText('不能取消自己的负责人岗位')).toBeVisible()
  },
}
export const Loading: Story = { args: { items: 'loading' } }
export const Broken: Story = { args: { items: { kind: 'network', onRetry: fn() } } }
export const Picture: Story = {}
