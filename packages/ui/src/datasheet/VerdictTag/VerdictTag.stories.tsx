import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VerdictTag } from './VerdictTag.tsx'

const meta = {
  component: VerdictTag,
  parameters: {
    docs: {
      description: { component: '替代的结论：两个器件之间的一条线，加一个词。规则是逐项比出来的，不要手写结论。' },
    },
  },
  args: { verdict: 'drop-in' },
} satisfies Meta<typeof VerdictTag>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { play: ({ canvas }) => expect(canvas.getByText('可直接替换')).toBeVisible() }

/** Too little is told of one of the two. */
export const Unknown: Story = {
  args: { verdict: null },
  play: ({ canvas }) => expect(canvas.getByText('不能判断')).toBeVisible(),
}

const All = () => (
  <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
    <VerdictTag verdict="drop-in" />
    <VerdictTag verdict="board-change" />
    <VerdictTag verdict="partial" />
    <VerdictTag verdict={null} />
  </div>
)

export const Picture: Story = { render: All }
export const DarkPicture: Story = { render: All, parameters: { theme: 'dark' } }
