import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PasswordForm } from './PasswordForm.tsx'

const meta = {
  component: PasswordForm,
  parameters: {
    docs: {
      description: {
        component:
          '用途：已登录的人改密码；从没设过密码的只填新密码。改好之后清空并说明其他设备已退出。不要用来找回密码，那是 RecoverForm；不要再加“确认密码”。',
      },
    },
  },
  args: { hasPassword: true, change: fn(async () => undefined) },
} satisfies Meta<typeof PasswordForm>

export default meta
type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

async function fill({ canvas, userEvent }: Play) {
  await userEvent.type(canvas.getByLabelText('原密码'), 'banshi2020')
  await userEvent.type(canvas.getByLabelText('新密码'), 'xinpu2024{Enter}')
}

/** By keys alone. */
export const Default: Story = {
  play: async (play) => {
    await fill(play)
    await expect(play.args.change).toHaveBeenCalledWith({ old: 'banshi2020', next: 'xinpu2024' })
    await expect(await play.canvas.findByText('密码已修改')).toBeVisible()
    await expect(play.canvas.getByLabelText('原密码')).toHaveValue('')
  },
}
export const First: Story = {
  args: { hasPassword: false },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByLabelText('原密码')).toBeNull()
    await userEvent.type(canvas.getByLabelText('新密码'), 'xinpu2024{Enter}')
    await expect(args.change).toHaveBeenCalledWith({ next: 'xinpu2024' })
  },
}
export const Unfilled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '修改密码' }))
    await expect(canvas.getAllByText('请输入原密码')).toHaveLength(2)
    await expect(canvas.getAllByText('请输入新密码')).toHaveLength(2)
    await expect(args.change).not.toHaveBeenCalled()
  },
}
export const Refused: Story = {
  args: {
    change: fn(async () => {
      throw new Error('原密码不正确')
    }),
  },
  play: async (play) => {
    await fill(play)
    await expect(await play.canvas.findByText('原密码不正确')).toBeVisible()
    await expect(play.canvas.getByLabelText('新密码')).toHaveValue('xinpu2024')
  },
}
export const Busy: Story = {
  args: { change: fn(() => new Promise(() => {})) },
  play: async (play) => {
    await fill(play)
    await play.userEvent.type(play.canvas.getByLabelText('新密码'), '{Enter}')
    await expect(play.args.change).toHaveBeenCalledOnce()
  },
}
export const Picture: Story = {}
export const DarkPicture: Story = { ...Unfilled, parameters: { theme: 'dark' } }
