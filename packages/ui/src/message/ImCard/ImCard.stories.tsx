import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { StatusTag } from '../../primitives/StatusTag/StatusTag.tsx'
import { ImCard } from './ImCard.tsx'

const meta = {
  component: ImCard,
  parameters: {
    docs: {
      description: {
        component: '用途：对话里的型号、资料、商品、供求、报价和订单；内容总是现在的样子，能做的事就在卡上。',
      },
    },
  },
  args: {
    card: {
      kind: '报价',
      tone: 'info',
      title: 'GD32F303RET6',
      href: '#',
      aside: <StatusTag kind="enquiry" status="waiting" />,
      notes: ['对方还价 ¥9.60'],
      figures: [
        { label: '单价 含税', value: '¥9.72' },
        { label: '数量', value: '2,400' },
        { label: '小计', value: '¥23,328.00' },
      ],
      actions: (
        <Button size="sm" tone="primary">
          接受
        </Button>
      ),
    },
  },
} satisfies Meta<typeof ImCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'GD32F303RET6' })).toBeVisible()
    await expect(canvas.getByText('¥9.72')).toBeVisible()
  },
}

/** What it was called stays. */
export const Gone: Story = {
  args: { card: { why: '没有找到这条供求', title: 'GD32F303RET6', onRetry: fn() } },
  play: ({ canvas }) => expect(canvas.getByText('GD32F303RET6')).toBeVisible(),
}
export const Loading: Story = { args: { card: 'loading' } }
