import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { now, quote, rounds } from '../quote-story-data.ts'
import { QuoteActions } from './QuoteActions.tsx'

const open = { validUntil: '2025-11-25T18:00:00+08:00', price: 5.78 }

const meta = {
  component: QuoteActions,
  parameters: {
    docs: { description: { component: '用途：对话里一张报价卡上能做的事：接受、还价、拒绝，或按还价改。' } },
  },
  args: {
    quote: quote(1, { ...open, status: 'waiting' }),
    now,
    href: '#thread',
    answer: fn(async () => undefined),
    takeCounter: fn(async () => undefined),
  },
} satisfies Meta<typeof QuoteActions>

export default meta
type Story = StoryObj<typeof meta>

export const Owner: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '还价' }))
    await expect(await within(document.body).findByRole('dialog')).toBeVisible()
  },
}

/** What the owner asked for is one press away. */
export const Bidder: Story = {
  args: { quote: quote(1, { ...open, side: 'bidder', status: 'replied', rounds: rounds.slice(0, 4) }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /按还价改成 ¥5\.70/ }))
    await expect(args.takeCounter).toHaveBeenCalledWith(args.quote, { price: 5.7 })
  },
}

export const Accepted: Story = {
  args: { quote: quote(1, { ...open, status: 'accepted' }) },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
}
