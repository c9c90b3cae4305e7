import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { longPost, now, offered, wanted } from '../story-data.ts'
import { DemandCard } from './DemandCard.tsx'

const meta = {
  component: DemandCard,
  parameters: {
    docs: {
      description: {
        component:
          '用途：一条求购或供应，一行看清型号、数量、目标价、要求、发布者与剩余时间。位置只有半个窗口宽时，数量、批号与税写到型号下面，手机上成为一张卡片。多条用 DemandList。这里从不出现电话与微信。',
      },
    },
  },
  args: { demand: wanted, href: '#101', now, action: <Button size="sm">报价</Button> },
} satisfies Meta<typeof DemandCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'STM32F103C8T6' })).toHaveAttribute('href', '#101')
    await expect(canvas.getByText('求购')).toBeVisible()
    await expect(canvas.getByText('剩余 5 天')).toBeVisible()
    await expect(canvas.getByText('7 个报价')).toBeVisible()
  },
}

/** Nobody's company, a price on request, hours left. */
export const Supply: Story = {
  args: { demand: offered, action: <Button size="sm">询价</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('供应')).toBeVisible()
    await expect(canvas.getByText('个人会员')).toBeVisible()
    await expect(canvas.getByText('剩余 6 小时')).toBeVisible()
  },
}

export const Mine: Story = {
  args: { isMine: true, action: undefined },
  play: ({ canvas }) => expect(canvas.getByText('我的')).toBeVisible(),
}

export const Recommended: Story = {
  args: { reason: '因为您在求 STM32F103C8T6' },
  play: ({ canvas }) => expect(canvas.getAllByText('因为您在求 STM32F103C8T6', { exact: false })[0]).toBeVisible(),
}

/** A number that is longer than its column breaks, and does not run into the next one. */
export const LongText: Story = {
  args: { demand: longPost },
  decorators: [(Story) => <div style={{ width: 960, maxWidth: '100%' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const number = canvas.getByRole('link', { name: longPost.model })
    const [drawn, room] = [number, number.parentElement].map((node) => node?.getBoundingClientRect().right ?? 0)
    await expect(drawn).toBeLessThanOrEqual(room ?? 0)
  },
}

export const Narrow: Story = {
  args: { demand: longPost },
  decorators: [(Story) => <div style={{ width: 320, maxWidth: '100%' }}>{Story()}</div>],
  play: ({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
}
