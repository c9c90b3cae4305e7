import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { queue } from '../../primitives/Toast/toast-queue.ts'
import { ToastRegion } from '../../primitives/Toast/ToastRegion.tsx'
import type { Countdown } from '../../primitives/CountdownButton/countdown.ts'
import { tabPhone } from '../tab-phone.ts'
import { inWindow } from '../story-data.ts'
import { RegisterForm } from './RegisterForm.tsx'

/** Each story counts for itself. */
function forgetful(): Countdown {
  const moments = new Map<string, number>()
  return { until: (mobile) => moments.get(mobile) ?? 0, start: (mobile, until) => void moments.set(mobile, until) }
}

const meta = {
  component: RegisterForm,
  parameters: {
    docs: {
      description: {
        component:
          '用途：用手机号码注册一个账号，放在注册页与邀请页。验证码、密码、协议都在一页里，出错时填过的都还在，服务器的原话照样显示。邀请码只给看，不给改。给了 `kinds` 就能换到企业注册（EnterpriseRegisterForm）。不要预先勾上协议；登录用 LoginDialog，忘记密码用 RecoverForm。',
      },
    },
  },
  beforeEach: () => {
    queue.clear()
    tabPhone.clear()
  },
  args: {
    sendCode: fn(async () => ({ retryAfter: 60 })),
    register: fn(async () => undefined),
    onRegistered: fn(),
    onOpenAgreement: fn(),
    loginHref: '#login',
  },
  render: function Page(args) {
    const [countdown] = useState(forgetful)
    return (
      <>
        <RegisterForm {...args} countdown={countdown} />
        <ToastRegion />
      </>
    )
  },
} satisfies Meta<typeof RegisterForm>

export default meta
type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const phone = ({ canvas }: Play) => canvas.getByRole('textbox', { name: '手机号码' })
const code = ({ canvas }: Play) => canvas.getByRole('textbox', { name: '短信验证码' })
const press = ({ canvas, userEvent }: Play, name: string) => userEvent.click(canvas.getByRole('button', { name }))

async function fill(play: Play) {
  const { canvas, userEvent } = play
  await userEvent.type(phone(play), '13800001278')
  await userEvent.type(code(play), '604218')
  await userEvent.type(canvas.getByLabelText('密码'), 'xinpu2024')
  await userEvent.click(canvas.getByRole('checkbox', { name: /我已阅读并同意/ }))
}

export const Default: Story = {
  play: async (play) => {
    const { args, canvas, userEvent } = play
    await expect(canvas.getByRole('button', { name: '获取验证码' })).toBeDisabled()
    await userEvent.type(phone(play), '13800001278')
    await press(play, '获取验证码')
    await expect(args.sendCode).toHaveBeenCalledWith('+86-13800001278')
    await waitFor(() => expect(code(play)).toHaveFocus())
    await userEvent.type(code(play), '604218')
    await userEvent.type(canvas.getByLabelText('密码'), 'xinpu2024')
    await userEvent.type(canvas.getByRole('textbox', { name: '昵称' }), '林工')
    await userEvent.click(canvas.getByRole('checkbox', { name: /我已阅读并同意/ }))
    await press(play, '注册')
    await expect(args.register).toHaveBeenCalledWith({
      mobile: '+86-13800001278',
      code: '604218',
      password: 'xinpu2024',
      nickName: '林工',
    })
    await waitFor(() => expect(args.onRegistered).toHaveBeenCalledOnce())
  },
}

/** All that is missing is told at once; the first has the focus. */
export const Unfilled: Story = {
  play: async (play) => {
    const { args, canvas } = play
    await press(play, '注册')
    for (const text of ['请输入手机号码', '请输入短信验证码', '请输入密码', '请阅读并同意用户服务协议'])
      await expect(canvas.getAllByText(text)).toHaveLength(2)
    await waitFor(() => expect(phone(play)).toHaveFocus())
    await press(play, '请阅读并同意用户服务协议')
    await expect(canvas.getByRole('checkbox', { name: /我已阅读并同意/ })).toHaveFocus()
    await expect(args.register).not.toHaveBeenCalled()
  },
}

/** The server's word; everything typed is still there. */
export const Refused: Story = {
  args: {
    register: fn(async () => {
      throw new Error('该手机号码已注册，请直接登录')
    }),
  },
  play: async (play) => {
    await fill(play)
    await press(play, '注册')
    await expect(await play.canvas.findByText('该手机号码已注册，请直接登录')).toBeVisible()
    await expect(play.canvas.getByLabelText('密码')).toHaveValue('xinpu2024')
    await expect(code(play)).toHaveValue('604218')
    await expect(play.args.onRegistered).not.toHaveBeenCalled()
  },
}

/** What the server says about one field stands under that field. */
export const RefusedField: Story = {
  args: {
    register: fn(async () => {
      throw Object.assign(new Error('填写有误'), { fields: [{ field: 'code', message: '验证码不正确' }] })
    }),
  },
  play: async (play) => {
    await fill(play)
    await press(play, '注册')
    await waitFor(() => expect(play.canvas.getAllByText('验证码不正确')).toHaveLength(2))
    await waitFor(() => expect(code(play)).toHaveFocus())
  },
}

/** A number that cannot be sent anything is told before anything is sent. */
export const CodeNotSent: Story = {
  args: {
    sendCode: fn(async () => {
      throw new TypeError('Failed to fetch')
    }),
  },
  play: async (play) => {
    const { args, canvas, userEvent } = play
    await userEvent.type(phone(play), '1380000')
    await press(play, '获取验证码')
    await expect(canvas.getByText('中国大陆手机号码为 1 开头的 11 位数字')).toBeVisible()
    await expect(args.sendCode).not.toHaveBeenCalled()
    await userEvent.type(phone(play), '1278')
    await press(play, '获取验证码')
    await expect((await canvas.findAllByText('短信未发出，请重试')).length).toBeGreaterThan(0)
    await expect(canvas.getByRole('button', { name: '获取验证码' })).toBeEnabled()
  },
}

/** On its way: Enter sends nothing a second time. */
export const Busy: Story = {
  args: { register: fn(() => new Promise(() => {})) },
  play: async (play) => {
    await fill(play)
    await press(play, '注册')
    await play.userEvent.type(play.canvas.getByLabelText('密码'), '{Enter}')
    await expect(play.args.register).toHaveBeenCalledOnce()
  },
}

/** By keys alone: Tab goes through the fields, Enter hands in. */
export const Keyboard: Story = {
  play: async (play) => {
    const { args, canvas, userEvent } = play
    phone(play).focus()
    await userEvent.keyboard('13800001278')
    await userEvent.tab()
    await userEvent.keyboard('604218')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: '获取验证码' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('xinpu2024')
    await userEvent.click(canvas.getByRole('checkbox', { name: /我已阅读并同意/ }))
    await userEvent.type(canvas.getByRole('textbox', { name: '昵称' }), '{Enter}')
    await expect(args.register).toHaveBeenCalledOnce()
  },
}

export const Kinds: Story = {
  args: { kinds: { personal: '#personal', enterprise: '#enterprise' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '个人注册' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: '企业注册' })).toHaveAttribute('href', '#enterprise')
  },
}

const invitation = { shareCode: 'X7K2QP', inviter: { nickName: '林工', avatar: '' } }

export const Invited: Story = {
  args: { ...invitation, onLogin: fn() },
  play: async (play) => {
    await expect(play.canvas.getByText('X7K2QP')).toBeVisible()
    await press(play, '登录')
    await expect(play.args.onLogin).toHaveBeenCalledOnce()
  },
}
export const Narrow: Story = { args: invitation, globals: inWindow('least') }

export const Picture: Story = { args: { ...invitation, ...Kinds.args } }
export const DarkPicture: Story = {
  parameters: { theme: 'dark' },
  play: async (play) => {
    await press(play, '注册')
    await waitFor(() => expect(phone(play)).toHaveFocus())
  },
}
export const PhonePicture: Story = { args: invitation, globals: inWindow('phone') }
