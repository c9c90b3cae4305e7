import type { ClosingTerms } from '@xinpu/sdk/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { CloseAccount } from './CloseAccount.tsx'

const terms: ClosingTerms = {
  days: 15,
  obstacles: [],
  deleted: ['登录方式、设备和验证信息', '收藏、关注、浏览记录和保存的搜索', '收货地址、发票抬头和联系人'],
  nameless: ['已发布的文章、评论和帖子，作者显示为“已注销用户”'],
  kept: ['订单、付款、退款和转账凭证：电子商务法要求自交易完成起保存三年，会计资料按会计法保存'],
}

const meta = {
  component: CloseAccount,
  parameters: {
    docs: {
      description: {
        component:
          '用途：账号设置里注销账号，先写明删什么、留什么、依法保留什么，再申请；15 天内可以撤回。有妨碍时逐条说明，按钮不可按。',
      },
    },
  },
  args: {
    terms,
    onClose: fn(async () => undefined),
    onKeep: fn(async () => undefined),
    now: new Date('2026-11-20T12:00:00+08:00'),
  },
} satisfies Meta<typeof CloseAccount>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '注销账号' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: '申请注销' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const Waiting: Story = {
  args: { terms: { ...terms, closesAt: '2026-12-05T12:00:00+08:00' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '撤回注销' }))
    await expect(args.onKeep).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('button', { name: '注销账号' })).toBeNull()
  },
}
export const InTheWay: Story = {
  args: { terms: { ...terms, obstacles: ['您还有没有完成的订单，请先收货或处理完退款'] } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: '注销账号' })).toBeDisabled(),
}
export const Refused: Story = {
  args: {
    onKeep: fn(async () => {
      throw new Error('网络不通')
    }),
    terms: { ...terms, closesAt: '2026-12-05T12:00:00+08:00' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '撤回注销' }))
    await expect(await canvas.findByText('网络不通')).toBeVisible()
  },
}
export const Loading: Story = { args: { terms: 'loading' } }
export const Broken: Story = { args: { terms: { kind: 'server', onRetry: fn() } } }

export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
