import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ShareCodeCard } from './ShareCodeCard.tsx'

const meta = {
  component: ShareCodeCard,
  parameters: {
    docs: {
      description: {
        component:
          '用途：推广邀请页的邀请码、链接、二维码与海报，下面是人数。链接里只有邀请码，从不带登录信息。谁来过用 InviteRecords。',
      },
    },
  },
  args: {
    share: {
      shareCode: 'XP7K2M',
      url: 'https://xinpu.example.com/promoteRegistration?shareCode=XP7K2M',
      qrcode: '',
      inviteCount: 18,
      rewardCount: 12,
    },
    totals: { inviteCount: 18, rewardCount: 12, todayCount: 2 },
    savePoster: fn(async () => undefined),
  },
} satisfies Meta<typeof ShareCodeCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('img', { name: '二维码：微信扫码注册' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '复制邀请链接' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '保存海报' }))
    await expect(args.savePoster).toHaveBeenCalledOnce()
  },
}
export const Refused: Story = {
  args: {
    savePoster: fn(async () => {
      throw new TypeError('Failed to fetch')
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存海报' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('海报没有保存，请再试一次')
  },
}
export const Loading: Story = { args: { share: 'loading' } }
export const Failed: Story = { args: { share: { kind: 'server', onRetry: fn() } } }
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320, maxWidth: '100%' }}>{Story()}</div>] }

export const Picture: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('img')
  },
}
