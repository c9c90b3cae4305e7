import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { user, userPlaces } from '../story-data.ts'
import { UserPopover } from './UserPopover.tsx'

/** The card is loaded when it is first wanted. */
const late = { timeout: 5000 }

const meta = {
  component: UserPopover,
  parameters: {
    docs: {
      description: {
        component:
          '头像后面的一切：消息、认证、个人中心、退出。悬停、按下、Enter 都能打开，Esc 关掉。只在已登录时出现；未登录是“登录”“注册”两个词。',
      },
    },
  },
  args: { user, places: userPlaces, onMessages: fn(), onLogout: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'flex-start', minHeight: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UserPopover>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

/** No enterprise yet: a prompt stands where 供求管理 will stand. */
export const Opens: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /林工/ }))
    await expect(await screen.findByRole('link', { name: '完成企业认证，解锁发布与联系' }, late)).toBeVisible()
    await expect(screen.queryByRole('link', { name: '供求管理' })).toBeNull()
    await expect(
      screen
        .getAllByRole('link')
        .slice(1)
        .map((link) => link.textContent),
    ).toEqual(['购物中心', '个人中心', '云盘', '账户管理'])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Certified: Story = {
  args: { user: { ...user, enterpriseStatus: 'certified', unread: 128 } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('99+')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /林工/ }))
    await expect(await screen.findByRole('link', { name: '供求管理' }, late)).toBeVisible()
  },
}

export const LogsOut: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /林工/ }))
    await userEvent.click(await screen.findByRole('button', { name: '退出登录' }, late))
    await expect(args.onLogout).toHaveBeenCalledOnce()
  },
}

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /林工/ }))
  await screen.findByRole('button', { name: '退出登录' }, late)
}
export const Picture: Story = { play: open }
export const DarkPicture: Story = { play: open, parameters: { theme: 'dark' } }
