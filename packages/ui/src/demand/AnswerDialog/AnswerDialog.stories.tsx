import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { demand, quote } from '../quote-story-data.ts'
import { AnswerDialog } from './AnswerDialog.tsx'

const meta = {
  component: AnswerDialog,
  parameters: {
    docs: {
      description: { component: '发布方怎样答复一个报价：接受前说清后果，还价分开填价格和数量，拒绝可以给一个原因。' },
    },
  },
  args: { kind: 'accept', quote: quote(1), onClose: fn(), answer: fn(async () => undefined) },
  decorators: [(Story) => <div style={{ minHeight: 480 }}>{Story()}</div>],
} satisfies Meta<typeof AnswerDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Accept: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('checkbox', { name: /同时关闭这条求购/ }))
    await userEvent.click(dialog.getByRole('button', { name: '接受 ¥5.68' }))
    await expect(args.answer).toHaveBeenCalledWith(args.quote, { status: 'accepted', closeDemand: false })
  },
}

/** A post that is closed already is not closed once more. */
export const AcceptOfClosed: Story = {
  args: { quote: quote(1, { demandVO: { ...demand, status: 'closed' } }) },
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.queryByRole('checkbox')).toBeNull()
  },
}

export const Counter: Story = {
  args: { kind: 'counter' },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: '说一句' }), '能先给样片吗')
    await userEvent.click(dialog.getByRole('button', { name: '发出还价' }))
    await expect(args.answer).toHaveBeenCalledWith(args.quote, { status: 'replied', replyContent: '能先给样片吗' })
  },
}

export const Refuse: Story = {
  args: { kind: 'refuse' },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: '批号不对' }))
    await userEvent.click(dialog.getByRole('button', { name: '拒绝这个报价' }))
    await expect(args.answer).toHaveBeenCalledWith(args.quote, { status: 'refused', replyContent: '批号不对' })
  },
}
