import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { longPreparedGroup, preparedGroup } from '../story-prepared.ts'
import { PreparedCard, type PreparedCardProps } from './PreparedCard.tsx'

const Written = (props: PreparedCardProps) => {
  const [remark, setRemark] = useState(props.remark)
  return <PreparedCard {...props} remark={remark} onRemark={setRemark} />
}

const meta = {
  component: PreparedCard,
  parameters: {
    docs: {
      description: {
        component:
          '用途：确认订单时一家店铺的商品，提交后就是一个订单。逐行写明单价、数量、小计；购物车里看到的价格不同，划线写在旁边。不用来改数量，改数量回购物车。',
      },
    },
  },
  args: {
    group: preparedGroup,
    href: '#shop',
    goodsHref: (id) => `#goods-${id}`,
    remark: '',
    onRemark: fn(),
  },
  render: (args) => <Written {...args} />,
} satisfies Meta<typeof PreparedCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'TPS5430DDAR' })).toHaveAttribute('href', '#goods-90217')
    await expect(canvas.getByText('¥1,791.94')).toBeVisible()
    await expect(canvas.getByText('¥0.0041')).toBeVisible()
    const remark = canvas.getByRole('textbox', { name: '给启芯微电子留言' })
    await userEvent.type(remark, '真空包装')
    await expect(remark).toHaveValue('真空包装')
  },
}

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '给启芯微电子留言' })).toBeDisabled()
  },
}

/** A number that is longer than its column breaks, and does not run into the next one. */
export const LongAndNarrow: Story = {
  args: { group: longPreparedGroup },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const subjects = [...canvasElement.querySelectorAll('[data-subject]')]
    await expect(subjects.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([])
  },
}

export const Picture: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <PreparedCard {...args} />
      <div style={{ maxWidth: 340 }}>
        <PreparedCard {...args} group={longPreparedGroup} />
      </div>
    </div>
  ),
}
