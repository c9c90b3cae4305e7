import type { Meta, StoryObj } from '@storybook/react-vite'
import type { EventVO } from '@xinpu/sdk/types'
import { expect } from 'storybook/test'
import { EventCard } from './EventCard.tsx'

const event: EventVO = {
  id: 1,
  title: 'LDO 数据手册共读：压差、PSRR 与噪声怎么看',
  summary: '两小时把一份 LDO 手册从首页读到版图建议，边读边用现成的曲线做选型。',
  address: '线上直播',
  beginTime: '2026-12-02T11:00:00Z',
  endTime: '2026-12-02T13:00:00Z',
  status: 'upcoming',
  signCount: 88,
  seats: 300,
  isSigned: false,
}

const meta = {
  component: EventCard,
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

export const Picture: Story = { args: { isCurrent: true } }
