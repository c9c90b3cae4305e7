import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { longPost, now, offered, wanted } from '../story-data.ts'
import { DemandHeader } from './DemandHeader.tsx'

const meta = {
  component: DemandHeader,
  parameters: {
    docs: {
      description: {
        component: '用途：供求详情与报价页的页头：型号、数量、价格、批号、交货与剩余时间，结束的信息说明状态。',
      },
    },
  },
  args: { demand: wanted, partHref: '#part', now, actions: <Button tone="primary">报价</Button> },
} satisfies Meta<typeof DemandHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('求购STM32F103C8T6')
    await expect(canvas.getByRole('link', { name: '看型号与数据手册' })).toHaveAttribute('href', '#part')
    await expect(canvas.getByText('含税')).toBeVisible()
    await expect(canvas.getByText('剩余 5 天')).toBeVisible()
  },
}

export const Supply: Story = {
  args: { demand: offered },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('面议')).toBeVisible()
    await expect(canvas.getByText('是否含税待议')).toBeVisible()
  },
}

/** What ended keeps its facts. */
export const Expired: Story = {
  args: { demand: { ...wanted, status: 'expired', expireTime: '2026-11-20T18:00:00+08:00' }, actions: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('已过期').length).toBeGreaterThan(0)
    await expect(canvas.getByText('2,000')).toBeVisible()
  },
}

export const LongText: Story = { args: { demand: longPost } }
export const Narrow: Story = {
  ...LongText,
  decorators: [(Story) => <div style={{ width: 320, maxWidth: '100%' }}>{Story()}</div>],
  play: ({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
}
export const Picture: Story = {}
