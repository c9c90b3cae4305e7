import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import type { Countdown } from '../../primitives/CountdownButton/countdown.ts'
import { tabPhone } from '../tab-phone.ts'
import { inWindow } from '../story-data.ts'
import { RecoverForm } from './RecoverForm.tsx'

/** Each story counts for itself. */
function forgetful(): Countdown {
  const moments = new Map<string, number>()
  return { until: (mobile) => moments.get(mobile) ?? 0, start: (mobile, until) => void moments.set(mobile, until) }
}

const meta = {
  component: RecoverForm,
  parameters: {
    docs: {
      description: {
        component:
          '用途：忘了密码的人用短信验证码重设，成功后表单换成结果。号码有没有注册，说的话都一样。不要给已登录的人用，那是 PasswordForm。',
      },
    },
  },
  beforeEach: () => tabPhone.clear(),
  args: {
    sendCode: fn(async () => ({ retryAfter: 60 })),
    recover: fn(async () => undefined),
    onRecovered: fn(),
    loginHref: '#login',
  },
  render: function Page(args) {
    const [countdown] = useState(forgetful)
    return <RecoverForm {...args} countdown={countdown} />
  },
} satisfies Meta<typeof RecoverForm>

export default meta
type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

async function fill({ canvas, userEvent }: Play) {
  await userEvent.type(canvas.getByRole('textbox', { name: '手机号码' }), '13800001278')
  await userEvent.type(canvas.getByRole('textbox', { name: '短信验证码' }), '604218')
  await userEvent.type(canvas.getByLabelText('新密码'), 'xinpu2024')
}

/** The result has the focus. Pressed, not entered: user-event reports a change of the field that goes while React draws. */
export const Default: Story = {
  play: async (play) => {
    const { args, canvas, userEvent } = play
    await fill(play)
    await userEvent.click(canvas.getByRole('button', { name: '重设密码' }))
    await expect(args.recover).toHaveBeenCalledWith({
      mobile: '+86-13800001278',
      code: '604218',
      password: 'xinpu2024',
    })
    const heading = await canvas.findByRole('heading', { name: '密码已重设，请用新密码登录' })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(canvas.getByRole('link', { name: '登录' })).toHaveAttribute('href', '#login')
    await expect(args.onRecovered).toHaveBeenCalledOnce()
  },
}
export const Unfilled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重设密码' }))
    for (const text of ['请输入手机号码', '请输入短信验证码', '请输入密码'])
      await expect(canvas.getAllByText(text)).toHaveLength(2)
  },
}
export const Refused: Story = {
  args: {
    recover: fn(async () => {
      throw new Error('验证码不正确')
    }),
  },
  play: async (play) => {
    await fill(play)
    await play.userEvent.keyboard('{Enter}')
    await expect(await play.canvas.findByText('验证码不正确')).toBeVisible()
    await expect(play.canvas.getByLabelText('新密码')).toHaveValue('xinpu2024')
  },
}
export const Busy: Story = {
  args: { recover: fn(() => new Promise(() => {})) },
  play: async (play) => {
    await fill(play)
    await play.userEvent.keyboard('{Enter}')
    await play.userEvent.keyboard('{Enter}')
    await expect(play.args.recover).toHaveBeenCalledOnce()
  },
}
export const Narrow: Story = { globals: inWindow('least') }

export const Picture: Story = {}
export const DarkPicture: Story = { ...Unfilled, parameters: { theme: 'dark' } }
export const PhonePicture: Story = { globals: inWindow('phone') }
