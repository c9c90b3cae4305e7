import type { Meta, StoryObj } from '@storybook/react-vite'
import type { EventVO } from '@xinpu/sdk/types'
import { expect } from 'storybook/test'
import { event } from '../story-data.ts'
import { EventCard, EventList } from './EventCard.tsx'

const meta = {
  component: EventCard,
  subcomponents: { EventList },
  parameters: {
    docs: { description: { component: '用途：活动列表的一行。日期像台历的一页，名额说还剩多少；右边是现在的状态。' } },
  },
  args: { event, href: '#1', now: new Date('2026-11-25T04:00:00Z') },
} satisfies Meta<typeof EventCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('19:00–21:00')).toBeVisible()
    await expect(canvas.getByText('余 212 / 300 席')).toBeVisible()
  },
}

export const Full: Story = {
  args: { event: { ...event, signCount: 300, isSigned: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('名额已满')).toBeVisible()
    await expect(canvas.getByText('已报名')).toBeVisible()
  },
}

export const Ended: Story = {
  args: { event: { ...event, status: 'ended', seats: undefined } as EventVO },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('88 人报名，不限名额')).toBeVisible()
    await expect(canvas.getByText('已结束')).toBeVisible()
  },
}

/** Several lie close together, each under the rule of the one before. */
export const Several: Story = {
  render: ({ now, href }) => (
    <EventList events={[event, { ...event, id: 2, status: 'ended' }]} current={1} hrefOf={() => href} now={now} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByRole('link', { current: true })).toBeVisible()
  },
}

export const Picture: Story = { args: { isCurrent: true } }
