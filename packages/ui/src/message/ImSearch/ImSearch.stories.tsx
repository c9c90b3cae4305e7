import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { lines, now, session } from '../story-data.ts'
import { ImSearch } from './ImSearch.tsx'

const meta = {
  component: ImSearch,
  parameters: { docs: { description: { component: '用途：在一个会话里找说过的话，点一条跳到那一句。' } } },
  args: {
    session: session(1),
    keywords: '',
    onKeywords: fn(),
    hits: undefined,
    hrefOf: ({ id }) => `#line${id}`,
    onClose: fn(),
    now,
  },
  decorators: [(Story) => <div style={{ maxWidth: 640, height: 420 }}>{Story()}</div>],
} satisfies Meta<typeof ImSearch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { keywords: '9.7', hits: { data: lines.slice(-2).toReversed(), totalRecord: 2 }, onMore: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /可以按 9\.72/ })).toHaveAttribute('href', '#line6')
    await userEvent.click(canvas.getByRole('button', { name: '更早的' }))
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
}
export const Untyped: Story = {}
export const Nothing: Story = { args: { keywords: '没说过', hits: { data: [], totalRecord: 0 } } }
export const Loading: Story = { args: { keywords: '9.7', hits: 'loading' } }
export const Failed: Story = { args: { keywords: '9.7', hits: { kind: 'network', onRetry: fn() } } }
