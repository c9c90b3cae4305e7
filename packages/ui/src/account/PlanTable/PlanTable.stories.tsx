import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { levels } from '../story-plans.ts'
import { PlanTable } from './PlanTable.tsx'

const meta = {
  component: PlanTable,
  parameters: {
    docs: {
      description: {
        component:
          '用途：比较会员等级。等级是列，权益是行，免费的在最左；比左边一档多出来的加粗。手机上等级是卡片，权益逐条列出各档。',
      },
    },
  },
  args: { levels, onChoose: fn() },
} satisfies Meta<typeof PlanTable>

export default meta
type Story = StoryObj<typeof meta>

const mine = { level: levels[1], expireTime: '2027-03-14T12:00:00+08:00' }

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const heads = canvas.getAllByRole('columnheader')
    await expect(heads[0]).toHaveTextContent('注册用户免费')
    await expect(canvas.getByRole('cell', { name: '500 份' })).toHaveAttribute('data-more')
    // What is the same as to the left is not marked.
    await expect(canvas.getAllByRole('cell', { name: '每天 20 次' })[1]).not.toHaveAttribute('data-more')
    await userEvent.click(canvas.getByRole('button', { name: '开通采购' }))
    await expect(args.onChoose).toHaveBeenCalledWith(levels[2])
  },
}

/** One has a plan: it can be had longer, or changed. */
export const Mine: Story = {
  args: { mine },
  play: async ({ args, canvas, userEvent }) => {
    const head = canvas.getByRole('columnheader', { name: /工程师/ })
    await expect(head).toHaveTextContent('您现在')
    await expect(head).toHaveTextContent('续费，到期日顺延至 2028-03-13')
    await expect(canvas.getByRole('button', { name: '改为采购' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '续费一年' }))
    await expect(args.onChoose).toHaveBeenCalledWith(levels[1])
  },
}

/** Who is logged in and has paid for nothing has the free plan. */
export const Free: Story = {
  args: { mine: { level: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: /注册用户/ })).toHaveTextContent('您现在')
    await expect(canvas.getByRole('cell', { name: '100 个' })).toHaveAttribute('data-mine')
  },
}

export const Loading: Story = {
  args: { levels: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: '会员等级加载中' })).toBeInTheDocument()
  },
}

const retry = fn()

export const Failed: Story = {
  args: { levels: { kind: 'network', onRetry: retry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

export const Picture: Story = { args: { mine } }
export const PhonePicture: Story = { args: { mine }, globals: { viewport: { value: 'phone', isRotated: false } } }
