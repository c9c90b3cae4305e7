import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { bargain, longBargain } from '../story-bargain.ts'
import { BargainAnswerDialog } from './BargainAnswerDialog.tsx'

const meta = {
  component: BargainAnswerDialog,
  parameters: {
    docs: {
      description: {
        component:
          '用途：店铺答复一笔议价：接受、回一个价、拒绝。回价只能在买家的出价和现价之间，不对当场说。按钮上写明按什么价接受。发送失败时填写的都还在。',
      },
    },
  },
  args: { bargain, isOpen: true, onClose: fn(), onSend: fn(async () => undefined) },
} satisfies Meta<typeof BargainAnswerDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Accept: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '接受 ¥3.05' }))
    await expect(args.onSend).toHaveBeenCalledWith({ status: 'accepted' })
  },
}

/** A price of one's own lies between the offer and the price of now; what it comes to is said. */
export const OwnPrice: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: '回价' }))
    const price = screen.getByRole('textbox', { name: /回复单价/ })
    await userEvent.type(price, '3.4')
    await userEvent.click(screen.getByRole('button', { name: /^回价/ }))
    await expect(price).toHaveAccessibleDescription(/不能高于现价 ¥3\.31/)
    await userEvent.clear(price)
    await userEvent.type(price, '3.15')
    await userEvent.tab()
    await expect(screen.getByText(/合计 ¥6,300\.00/)).toBeVisible()
    await userEvent.type(screen.getByRole('textbox', { name: /^回复(?!单价)/ }), '满 5,000 片给到 3.05')
    await userEvent.click(screen.getByRole('button', { name: '回价 ¥3.15' }))
    await expect(args.onSend).toHaveBeenCalledWith({
      status: 'accepted',
      replyPrice: 3.15,
      remark: '满 5,000 片给到 3.05',
    })
  },
}

export const Refuse: Story = {
  args: {
    onSend: fn(async () => {
      throw new Error('这笔议价已被撤回')
    }),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: '拒绝' }))
    await userEvent.type(screen.getByRole('textbox', { name: /^回复(?!单价)/ }), '原厂刚涨价')
    await userEvent.click(screen.getByRole('button', { name: '拒绝议价' }))
    await expect(args.onSend).toHaveBeenCalledWith({ status: 'refused', remark: '原厂刚涨价' })
    await expect(await screen.findByText('这笔议价已被撤回')).toBeVisible()
    await expect(screen.getByRole('textbox', { name: /^回复(?!单价)/ })).toHaveValue('原厂刚涨价')
  },
}

export const Long: Story = { args: { bargain: { ...longBargain, status: 'waiting' } } }

export const Picture: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: '回价' }))
  },
}
