import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { BindingList } from './BindingList.tsx'

const meta = {
  component: BindingList,
  parameters: {
    docs: {
      description: {
        component:
          '用途：账号绑定的手机、邮箱、微信和 QQ。手机与邮箱只能更换，微信与 QQ 可以解绑，解绑要确认。号码由服务器遮好，不要传明文。',
      },
    },
  },
  args: {
    bindings: { mobile: '+86-138****1278', wxBound: true, wxNickName: '林工', qqBound: false },
    onBind: fn(),
    onUnbind: fn(async () => undefined),
  },
} satisfies Meta<typeof BindingList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更换手机' }))
    await expect(args.onBind).toHaveBeenLastCalledWith('mobile')
    await userEvent.click(canvas.getByRole('button', { name: '绑定QQ' }))
    await expect(args.onBind).toHaveBeenLastCalledWith('qq')
  },
}

/** By keys alone: giving up a way in is asked about first. */
export const Unbinds: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: '解绑微信' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toHaveFocus())
    await expect(args.onUnbind).not.toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onUnbind).toHaveBeenCalledWith('wechat')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}
export const Refused: Story = {
  args: {
    bindings: { wxBound: true, qqBound: false },
    onUnbind: fn(async () => {
      throw new Error('请先绑定手机')
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '解绑微信' }))
    await expect(await screen.findByText(/还没有绑定手机/)).toBeVisible()
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '解绑微信' }))
    await expect(await screen.findByText('请先绑定手机')).toBeVisible()
  },
}
export const Busy: Story = {
  args: { pending: 'email' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /绑定邮箱/ }))
    await expect(args.onBind).not.toHaveBeenCalled()
  },
}
export const Nothing: Story = { args: { bindings: { wxBound: false, qqBound: false } } }
export const Narrow: Story = {
  args: {
    bindings: {
      mobile: '+86-138****1278',
      email: 'l***@shenzhen-dianyuan-keji.example.com',
      wxBound: true,
      wxNickName: '深圳电源设计林工（常驻华强北）',
      qqBound: true,
      qqNickName: '林工',
    },
  },
  decorators: [(Story) => <div style={{ width: 320, maxWidth: '100%' }}>{Story()}</div>],
}

export const Picture: Story = {}
export const DarkPicture: Story = { args: Narrow.args, parameters: { theme: 'dark' } }
