import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { RevisionPanel } from './RevisionPanel.tsx'

const revisions = [
  { id: 31, rev: 'J', date: '2017-04-03T08:00:00Z', pageCount: 33, fileSize: 1_214_000 },
  { id: 22, rev: 'I', date: '2016-04-11T08:00:00Z', pageCount: 32, fileSize: 1_180_000 },
  { id: 14, rev: 'H', date: '2015-02-20T08:00:00Z', pageCount: 30, fileSize: 985_000 },
]

const meta = {
  component: RevisionPanel,
  parameters: {
    docs: {
      description: { component: '一份资料走过的版本，以及两版之间改了什么。放在阅读器的侧栏。没有旧版时不画。' },
    },
  },
  args: { revisions, current: 'J', compareHref: '#diff', hrefOf: ({ id }) => `#diff=${id}`, onAlert: fn() },
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RevisionPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('当前版本')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '比较两版' })).toHaveAttribute('href', '#diff')
    await expect(canvas.getByRole('link', { name: '与修订 I 比较' })).toHaveAttribute('href', '#diff=22')
  },
}

/** Nothing to compare with yet. */
export const OnlyOne: Story = {
  args: { revisions: revisions.slice(0, 1) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('仅此一版')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '有新版时通知我' }))
    await expect(args.onAlert).toHaveBeenCalledOnce()
  },
}

export const Picture: Story = {}
