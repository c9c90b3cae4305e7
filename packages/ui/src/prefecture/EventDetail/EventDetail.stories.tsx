import type { Meta, StoryObj } from '@storybook/react-vite'
import type { EventVO } from '@xinpu/sdk/types'
import { expect, fn } from 'storybook/test'
import { RichText } from '../../primitives/RichText/RichText.tsx'
import { event } from '../story-data.ts'
import { EventDetail } from './EventDetail.tsx'

const meta = {
  component: EventDetail,
  parameters: {
    docs: {
      description: {
        component: '用途：一场活动。先说何时何地，再是内容，最后是名额与报名。列表里的一行用 EventCard。',
      },
    },
  },
  args: {
    event,
    now: new Date('2026-11-25T04:00:00Z'),
    anchor: 'event',
    onSign: fn(),
    onCalendar: fn(),
    children: (
      <RichText html="<h2>内容安排</h2><ol><li>首页参数哪些带条件</li><li>压差曲线与温度</li></ol><h2>请准备</h2><ul><li>任意一份手上在用的 LDO 手册</li></ul>" />
    ),
  },
  decorators: [(Story) => <div style={{ maxWidth: 340 }}>{Story()}</div>],
} satisfies Meta<typeof EventDetail>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('2026-12-02 周三 19:00–21:00')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '报名' }))
    await expect(args.onSign).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '加入日历' }))
    await expect(args.onCalendar).toHaveBeenCalledOnce()
  },
}

/** Whoever has a seat may change what was said. */
export const Signed: Story = {
  args: { event: { ...event, isSigned: true, signCount: 300 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已报名')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '修改报名' })).toBeEnabled()
  },
}

export const Full: Story = {
  args: { event: { ...event, signCount: 300 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '名额已满' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: '加入日历' })).toBeEnabled()
  },
}

export const Ended: Story = {
  args: { event: { ...event, status: 'ended' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已结束')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** A long name breaks; two days are named. */
export const Long: Story = {
  args: {
    event: {
      ...event,
      title: `${'压差、'.repeat(20)}GD32F303RET6GD32F303RET6GD32F303RET6`,
      endTime: '2026-12-03T13:00:00Z',
    } satisfies EventVO,
  },
  globals: { viewport: { value: 'least' } },
  play: () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
}

export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
