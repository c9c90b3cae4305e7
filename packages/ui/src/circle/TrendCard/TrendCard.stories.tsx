import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { now, question } from '../story-data.ts'
import { TrendCard } from './TrendCard.tsx'
import { TrendHead } from './TrendHead.tsx'

const { answer: _answer, title: _title, ...open } = question

const meta = {
  component: TrendCard,
  parameters: {
    docs: {
      description: { component: '列表里的帖子：问题、图、型号的生命周期，已采纳的回答直接给出，不必点开。' },
    },
  },
  args: {
    trend: question,
    href: '#7',
    answerHref: '#c12',
    circleHref: '#circle',
    hrefOfPart: ({ id }) => `#part${id}`,
    now,
  },
} satisfies Meta<typeof TrendCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('已解决')).toBeVisible()
    await expect(canvas.getByText('不推荐用于新设计')).toBeVisible()
    await expect(canvas.getByText('+1')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '看全部' })).toHaveAttribute('href', '#c12')
    await userEvent.click(canvas.getByRole('button', { name: '放大图片 1' }))
  },
}
export const Unanswered: Story = { args: { trend: { ...open, title: '还没人答的问题', commentCount: 0 } } }
export const Waiting: Story = { args: { trend: { ...open, status: 'pending' } } }
export const Talk: Story = { args: { trend: { ...open, kind: 'talk', images: [], parts: [] } } }
export const Long: Story = {
  args: {
    trend: {
      ...question,
      title: 'STM32F103C8T6STM32F103C8T6STM32F103C8T6STM32F103C8T6 这么长的标题也要能折行，不能撑破页面',
    },
  },
  globals: { viewport: { value: 'phone' } },
}
export const Head: Story = {
  render: ({ trend }) => <TrendHead trend={trend} now={now} alternatesOf={({ id }) => `#alternates${id}`} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Buck 轻载啸叫')
    await expect(canvas.getByRole('link', { name: '看替代' })).toHaveAttribute('href', '#alternates2')
  },
}
export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
