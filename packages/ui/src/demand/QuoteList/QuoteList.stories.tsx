import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import { now, quote, quotes } from '../quote-story-data.ts'
import { QuoteList } from './QuoteList.tsx'

const meta = {
  component: QuoteList,
  parameters: {
    docs: {
      description: {
        component: '发出的或收到的报价，最近有动静的在前；点型号看全部往来。收到的报价在成交前只有编号。',
      },
    },
  },
  args: {
    quotes: { data: quotes, totalRecord: quotes.length },
    side: 'received',
    now,
    paging: { page: 1, pageSize: 20, hrefFor: (page) => `#${page}` },
    hrefOf: ({ id }) => `#quote${id}`,
    remove: fn(async () => undefined),
    whenEmpty: <LinkButton href="#board">去供求大厅</LinkButton>,
  },
} satisfies Meta<typeof QuoteList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'STM32F103C8T6' })[0]).toHaveAttribute('href', '#quote1')
    await expect(canvas.getByText('4 号报价方')).toBeVisible()
    await expect(canvas.getByText('已过期')).toBeVisible()
  },
}
/** Whose post it is, is known: posts are public. */
export const Sent: Story = {
  args: {
    side: 'sent',
    quotes: { data: quotes.map((quote) => ({ ...quote, side: 'bidder' as const })), totalRecord: 5 },
  },
  play: ({ canvas }) => expect(canvas.getAllByText('栖云物联科技（深圳）有限公司')[0]).toBeVisible(),
}
/** One that has ended is taken off the list, once that is confirmed; what is bargained over stays. */
export const Removed: Story = {
  args: { quotes: { data: [quote(1), quote(2, { status: 'refused' })], totalRecord: 2 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除' }))
    await screen.findByRole('alertdialog', { name: '删除这条报价' })
    await expect(args.remove).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: '删除报价' }))
    await expect(args.remove).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }))
  },
}
export const Empty: Story = {
  args: { quotes: { data: [], totalRecord: 0 } },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: '去供求大厅' })).toBeVisible(),
}
export const Loading: Story = { args: { quotes: 'loading' } }
export const Failed: Story = { args: { quotes: { kind: 'network', onRetry: fn() } } }
export const Narrow: Story = { globals: { viewport: { value: 'least' } } }
