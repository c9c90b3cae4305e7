import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { BucketBoard } from './BucketBoard.tsx'

const meta = {
  component: BucketBoard,
  parameters: {
    docs: {
      description: {
        component:
          '用途：BOM 的去向。标签是购物车、求购、待核对，底下一行等式永远相等：读进来的每一行都在某一处。提交只有一个按钮；没提交成功的说明原因，已成功的不重复提交。里面放 MatchTable，旁边放 SellerPlans。',
      },
    },
  },
  args: {
    counts: { read: 132, cart: 98, demand: 18, review: 10, failed: 0, deleted: 0, skipped: 0, merged: 6 },
    amount: 42_318.6,
    view: 'all',
    onView: fn(),
    isReady: true,
    onSubmit: fn(),
    actions: <Button size="sm">导出 xlsx</Button>,
    children: <p style={{ minHeight: 160 }}>逐行的结果</p>,
  },
} satisfies Meta<typeof BucketBoard>

export default meta
type Story = StoryObj<typeof meta>

export const Balanced: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/读入/)).toHaveTextContent('读入 132 = 购物车 98 + 求购 18 + 待核对 10 + 已并入 6')
    await userEvent.click(canvas.getByRole('button', { name: /^待核对/ }))
    await expect(args.onView).toHaveBeenCalledWith('review')
    await userEvent.click(canvas.getByRole('button', { name: '提交 116 行' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** Lines are still being matched: nothing goes out yet. */
export const Loading: Story = {
  args: { isReady: false, counts: { ...meta.args.counts, cart: 0, demand: 0, review: 126 } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: '保存清单' })).toBeDisabled(),
}

export const Submitting: Story = {
  args: { isSubmitting: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提交 116 行' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const PartialFail: Story = {
  args: { failures: ['第 6 行：同样的求购正在进行中'] },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('第 6 行：同样的求购正在进行中'),
}

/** What the cart costs is read before the lines, wherever it stands. */
export const Priced: Story = {
  args: { rail: <p>总价与卖家</p> },
  play: async ({ canvas }) => {
    const rail = canvas.getByText('总价与卖家')
    await expect(rail.compareDocumentPosition(canvas.getByText('逐行的结果'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}

/** All that an owner can do with a list, which takes more than one line on a phone. */
export const Narrow: Story = {
  args: {
    actions: ['导出 xlsx', '导出 csv', '打包手册 132 份', '资料存入云盘', '分享', '版本', '变化提醒'].map((name) => (
      <Button key={name} size="sm">
        {name}
      </Button>
    )),
  },
  globals: { viewport: { value: 'least' } },
  play: () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
}

export const Picture: Story = {}
