import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ProofDialog } from './ProofDialog.tsx'

const meta = {
  component: ProofDialog,
  parameters: {
    docs: {
      story: { inline: false, height: '480px' },
      description: {
        component:
          '用途：更换手机、绑定或解绑第三方账号、设置首个密码、导出数据之前，确认是账号的主人：凭登录密码，或已绑定手机收到的验证码。两样都没有的账号不用它，由服务器看登录是否刚刚发生。',
      },
    },
  },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    mobile: '+86-138****1278',
    hasPassword: true,
    sendCode: fn(async () => ({ retryAfter: 60 })),
    prove: fn(async () => undefined),
  },
} satisfies Meta<typeof ProofDialog>

export default meta
type Story = StoryObj<typeof meta>

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

export const ByPassword: Story = {
  play: async ({ args }) => {
    await press('验证')
    await expect((await screen.findAllByText('请输入登录密码')).length).toBeGreaterThan(0)
    await userEvent.type(
      await screen.findByLabelText('登录密码', { selector: 'input[name=pwd]' }),
      'Zener-1N4148{Enter}',
    )
    await waitFor(() => expect(args.prove).toHaveBeenCalledWith({ password: 'Zener-1N4148' }))
  },
}

/** The code goes to the number that is bound, which the person does not type. */
export const ByCode: Story = {
  args: { hasPassword: false },
  play: async ({ args }) => {
    await expect(await screen.findByText('发送到已绑定的手机 +86-138****1278')).toBeVisible()
    await press('获取验证码')
    await expect(args.sendCode).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.getByRole('button', { name: /^(60|59)s$/ })).toBeDisabled())
    await userEvent.keyboard('604218{Enter}')
    await waitFor(() => expect(args.prove).toHaveBeenCalledWith({ code: '604218' }))
  },
}

/** Whoever forgot the password takes the other way; a wrong code stays typed. */
export const Refused: Story = {
  args: {
    prove: fn(async () => {
      throw new Error('验证码错误')
    }),
  },
  play: async () => {
    await userEvent.click(await screen.findByText('短信验证码'))
    await userEvent.type(await screen.findByRole('textbox', { name: '短信验证码' }), '604218{Enter}')
    await expect(await screen.findByText(/验证码错误/)).toBeVisible()
    await expect(screen.getByRole('textbox', { name: '短信验证码' })).toHaveValue('604218')
  },
}

export const Picture: Story = {}
export const PhonePicture: Story = { args: { hasPassword: false }, globals: { viewport: { value: 'phone' } } }
