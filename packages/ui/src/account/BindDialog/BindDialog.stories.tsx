import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { BindDialog } from './BindDialog.tsx'

const meta = {
  component: BindDialog,
  parameters: {
    docs: {
      story: { inline: false, height: '480px' },
      description: {
        component:
          '用途：已登录的人绑定或更换手机、邮箱，先发验证码再绑定。由 BindingList 的 onBind 打开；成功后自己关上，提示由外面给。微信与 QQ 走第三方页面，不用它；注册与找回密码有各自的表单。',
      },
    },
  },
  args: {
    kind: 'mobile',
    isOpen: true,
    onOpenChange: fn(),
    sendCode: fn(async () => ({ retryAfter: 60 })),
    bind: fn(async () => undefined),
  },
  render: function Page(args) {
    const [isOpen, setOpen] = useState(args.isOpen)
    const change = (next: boolean) => {
      setOpen(next)
      args.onOpenChange(next)
    }

    return (
      <div style={{ minHeight: 480 }}>
        <Button onPress={() => change(true)}>绑定</Button>
        <BindDialog {...args} isOpen={isOpen} onOpenChange={change} />
      </div>
    )
  },
} satisfies Meta<typeof BindDialog>

export default meta
type Story = StoryObj<typeof meta>

const field = (name: string) => screen.findByRole('textbox', { name })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

export const Mobile: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('button', { name: '获取验证码' })).toBeDisabled()
    await userEvent.type(await field('手机号码'), '13800001278')
    await press('获取验证码')
    await expect(args.sendCode).toHaveBeenCalledWith('+86-13800001278')
    await waitFor(() => expect(screen.getByRole('button', { name: /^(60|59)s$/ })).toBeDisabled())
    await expect(await field('短信验证码')).toHaveFocus()
    await userEvent.keyboard('604218{Enter}')
    await expect(args.bind).toHaveBeenCalledWith({ address: '+86-13800001278', code: '604218' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** The seconds go on while the dialog is closed. */
export const Email: Story = {
  args: { kind: 'email', current: 'l***@example.com' },
  play: async () => {
    await userEvent.type(await field('邮箱'), 'lin@xinpu')
    await press('获取验证码')
    await expect(await screen.findByText('邮箱格式不正确')).toBeVisible()
    await userEvent.type(await field('邮箱'), '.example')
    await press('获取验证码')
    await screen.findByRole('button', { name: /^\d+s$/ })
    await press('关闭')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press('绑定')
    await expect(await screen.findByRole('button', { name: /^\d+s$/ })).toBeDisabled()
  },
}

/** Another account holds it: the server says which. */
export const Refused: Story = {
  args: {
    bind: fn(async () => {
      throw Object.assign(new Error('没有绑定'), {
        fields: [{ field: 'mobile', message: '这个手机号已绑定企业账号 深***司' }],
      })
    }),
  },
  play: async () => {
    await userEvent.type(await field('手机号码'), '13800001278')
    await userEvent.type(await field('短信验证码'), '604218{Enter}')
    await expect((await screen.findAllByText('这个手机号已绑定企业账号 深***司')).length).toBe(2)
    await expect(await field('手机号码')).toHaveValue('13800001278')
  },
}
export const CodeNotSent: Story = {
  args: {
    sendCode: fn(async () => {
      throw new TypeError('Failed to fetch')
    }),
  },
  play: async () => {
    await userEvent.type(await field('手机号码'), '13800001278')
    await press('获取验证码')
    await expect(await screen.findByText('验证码未发出，请重试')).toBeVisible()
  },
}

export const Picture: Story = { args: { current: '+86-138****1278' }, play: async () => press('更换手机') }
