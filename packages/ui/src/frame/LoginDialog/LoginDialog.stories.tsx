import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { queue } from '../../primitives/Toast/toast-queue.ts'
import { ToastRegion } from '../../primitives/Toast/ToastRegion.tsx'
import type { Countdown } from '../../primitives/CountdownButton/countdown.ts'
import { tabPhone } from '../tab-phone.ts'
import { inWindow } from '../story-data.ts'
import { LoginDialog } from './LoginDialog.tsx'

/** Each story counts for itself. */
function forgetful(): Countdown {
  const moments = new Map<string, number>()
  return { until: (mobile) => moments.get(mobile) ?? 0, start: (mobile, until) => void moments.set(mobile, until) }
}

const meta = {
  component: LoginDialog,
  parameters: {
    docs: {
      description: {
        component:
          '登录：短信、微信、密码三种，登录之后接着做刚才的事。自己弹出的可以关、不锁滚动。验证由外面的函数做，出错的话照服务器的原话。',
      },
      story: { inline: false, height: '640px' },
    },
  },
  // RAC says ‘pending’ through pictures without a name, long after the button is gone.
  beforeEach: () => {
    queue.clear()
    tabPhone.clear()
  },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    sendCode: fn(async () => ({ retryAfter: 60 })),
    loginByCode: fn(async () => undefined),
    loginByPassword: fn(async () => undefined),
    onLoggedIn: fn(),
    onOpenAgreement: fn(),
    places: { register: '#register', forgotten: '#forgotten' },
  },
  render: function Page(args) {
    const [isOpen, setOpen] = useState(args.isOpen)
    const [countdown] = useState(forgetful)
    const change = (next: boolean) => {
      setOpen(next)
      args.onOpenChange(next)
    }

    return (
      <div style={{ minHeight: 640 }}>
        <Button onPress={() => change(true)}>下载资料</Button>
        <LoginDialog {...args} countdown={countdown} isOpen={isOpen} onOpenChange={change} />
        <ToastRegion />
      </div>
    )
  },
} satisfies Meta<typeof LoginDialog>

export default meta
type Story = StoryObj<typeof meta>

const phone = () => screen.findByRole('textbox', { name: '手机号码' })
const code = () => screen.getByRole('textbox', { name: '短信验证码' })
const tick = () => screen.getByRole('checkbox', { name: /我已阅读并同意/ })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
/** A toast of an earlier story may still stand. */
const told = (text: string) => waitFor(() => expect(screen.getAllByText(text).length).toBeGreaterThan(0))

export const Sms: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('button', { name: '获取验证码' })).toBeDisabled()
    await userEvent.type(await phone(), '13800001278')
    await press('获取验证码')
    await expect(args.sendCode).toHaveBeenCalledWith('+86-13800001278')
    await waitFor(() => expect(screen.getByRole('button', { name: /^(60|59)s$/ })).toBeDisabled())
    await userEvent.type(code(), '604218')
    await userEvent.click(tick())
    await press('登录')
    await expect(args.loginByCode).toHaveBeenCalledWith({ mobile: '+86-13800001278', code: '604218' })
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false))
    await expect(args.onLoggedIn).toHaveBeenCalledOnce()
  },
}

/** Phone first, then the code, then the tick. */
export const Unfilled: Story = {
  play: async ({ args }) => {
    await press('登录')
    await expect(screen.getByText('请输入手机号码')).toBeVisible()
    await expect(screen.queryByText('请输入短信验证码')).toBeNull()
    await expect(await phone()).toHaveFocus()
    await userEvent.type(await phone(), '13800001278')
    await press('登录')
    await expect(screen.getByText('请输入短信验证码')).toBeVisible()
    await expect(code()).toHaveFocus()
    await userEvent.type(code(), '604218')
    await press('登录')
    await told('请阅读并同意用户服务协议')
    await expect(tick()).toHaveFocus()
    await expect(args.loginByCode).not.toHaveBeenCalled()
  },
}

/** The server's word is told, and stays in the form with everything that was typed. */
export const Refused: Story = {
  args: {
    initialMode: 3,
    loginByPassword: fn(async () => {
      throw new Error('账号或密码错误')
    }),
  },
  play: async () => {
    await userEvent.type(await phone(), '13800001278')
    await userEvent.type(screen.getByLabelText('密码'), 'xinpu-2024')
    await userEvent.click(tick())
    await press('登录')
    await expect((await screen.findAllByText('账号或密码错误')).length).toBeGreaterThan(0)
    await expect(screen.getByLabelText('密码')).toHaveValue('xinpu-2024')
    await press('显示密码')
    await expect(screen.getByLabelText('密码')).toHaveAttribute('type', 'text')
  },
}

/** The phone stays, the password goes; from 微信 the other icon leads to the password and back to the code. */
export const ChangesWays: Story = {
  play: async () => {
    await userEvent.type(await phone(), '13800001278')
    await press('密码登录')
    await userEvent.type(screen.getByLabelText('密码'), 'secret')
    await press('验证码登录')
    await expect(await phone()).toHaveValue('13800001278')
    await expect(code()).toHaveValue('')
    await press('微信登录')
    await expect(screen.getByRole('heading', { name: '微信登录尚未接通' })).toBeVisible()
    await press('密码登录')
    await expect(screen.getByLabelText('密码')).toHaveValue('')
    await press('微信登录')
    await press('微信登录')
    await expect(code()).toBeVisible()
  },
}

/** Closing the dialog does not stop the seconds, nor forget the phone. */
export const CountsOn: Story = {
  play: async () => {
    await userEvent.type(await phone(), '13800001278')
    await press('获取验证码')
    await screen.findByRole('button', { name: /^\d+s$/ })
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press('下载资料')
    await expect(await phone()).toHaveValue('13800001278')
    await expect(screen.getByRole('button', { name: /^\d+s$/ })).toBeDisabled()
  },
}

/** Enter that chooses a character submits nothing. */
export const Composing: Story = {
  play: async ({ args }) => {
    await userEvent.type(await phone(), '13800001278')
    await userEvent.type(code(), '604218')
    await userEvent.click(tick())
    code().focus()
    code().dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }),
    )
    await expect(args.loginByCode).not.toHaveBeenCalled()
    await userEvent.type(code(), '{Enter}')
    await expect(args.loginByCode).toHaveBeenCalledOnce()
  },
}

/** No network, no code: the button is there again. */
export const CodeNotSent: Story = {
  args: {
    sendCode: fn(async () => {
      throw new TypeError('Failed to fetch')
    }),
  },
  play: async () => {
    await userEvent.type(await phone(), '13800001278')
    await press('获取验证码')
    await told('短信未发出，请重试')
    await expect(screen.getByRole('button', { name: '获取验证码' })).toBeEnabled()
  },
}

export const ForMessages: Story = {
  args: { variant: 'message' },
  play: async () => expect(await screen.findByRole('dialog', { name: '登录后查看消息' })).toBeVisible(),
}
export const ThirdParty: Story = { args: { onThirdParty: fn() } }
export const Narrow: Story = { args: { intentText: '下载 3 份资料' }, globals: inWindow('least') }

/** A drawn stand-in: no code that anyone could scan. */
const image = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h3v3H0zM5 0h3v3H5zM0 5h3v3H0zM4 4h1v1H4zM6 5h1v2H6zM4 6h1v2H4z"/></svg>')}`
const qr = { image, onRefresh: fn() }

/** The code is covered until the agreement is ticked. */
export const WeChat: Story = {
  args: { initialMode: 2, wechat: 'waiting', qr, onThirdParty: fn() },
  play: async ({ args }) => {
    await expect(await screen.findByRole('status')).toHaveTextContent('请先同意协议')
    await userEvent.click(tick())
    await expect(screen.getByRole('status')).toHaveTextContent('请使用微信扫码')
    await press('QQ')
    await expect(args.onThirdParty).toHaveBeenCalledWith('qq')
  },
}
export const WeChatLoading: Story = { args: { initialMode: 2, wechat: 'loading' } }
export const WeChatScanned: Story = {
  args: { initialMode: 2, wechat: 'scanned', qr, agreement: { isSelected: true, onChange: fn() } },
  play: async () => expect(await screen.findByText('已扫码，请在手机上确认')).toBeVisible(),
}
export const WeChatConfirmed: Story = { args: { ...WeChatScanned.args, wechat: 'confirmed' } }
export const WeChatExpired: Story = {
  args: { ...WeChatScanned.args, wechat: 'expired' },
  play: async () => {
    await press('刷新')
    await expect(qr.onRefresh).toHaveBeenCalled()
  },
}
export const WeChatFailed: Story = {
  args: { ...WeChatScanned.args, wechat: 'error', qr: { image: '', onRefresh: fn() } },
  play: async () => expect(await screen.findByRole('button', { name: '重试' })).toBeVisible(),
}

/** On its way in: the button waits, a second press sends nothing. */
export const Busy: Story = {
  args: { loginByCode: fn(() => new Promise(() => {})), agreement: { isSelected: true, onChange: fn() } },
  play: async ({ args }) => {
    await userEvent.type(await phone(), '13800001278')
    await userEvent.type(code(), '604218')
    await press('登录')
    await expect(await screen.findByRole('button', { name: /登录中/ })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(code(), '{Enter}')
    await expect(args.loginByCode).toHaveBeenCalledOnce()
  },
}

const picture: Story = {
  args: { intentText: '下载 3 份资料', autoOpened: true },
  play: async () => {
    const field = await phone()
    await waitFor(() => expect(field).toBeVisible())
  },
}
export const Picture: Story = picture
export const DarkPicture: Story = { ...picture, args: { initialMode: 3 }, parameters: { theme: 'dark' } }
export const PhonePicture: Story = { ...picture, globals: inWindow('phone') }
