import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { AlternateList } from './AlternateList.tsx'
import { alternates } from './samples.ts'

const meta = {
  component: AlternateList,
  parameters: {
    docs: {
      description: {
        component: '可以替代一个型号的型号：结论在前，逐项理由在后。没有标注的参数写“未标注”，不猜。',
      },
    },
  },
  args: { alternates, hrefOf: ({ model }) => `#${model.id}`, compared: new Set([3]), onCompare: fn() },
} satisfies Meta<typeof AlternateList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const row = canvas.getByRole('row', { name: /GRM155R71H104KE14D/ })
    await expect(within(row).getByText('可直接替换')).toBeVisible()
    await expect(within(row).getByRole('link', { name: 'GRM155R71H104KE14D' })).toHaveAttribute('href', '#3')
    const compare = within(row).getByRole('button', { name: '对比 GRM155R71H104KE14D' })
    await expect(compare).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(compare)
    await expect(args.onCompare).toHaveBeenCalledWith(alternates[1])
    await expect(canvas.getAllByText('未标注').length).toBeGreaterThan(0)
  },
}

export const Empty: Story = {
  args: { alternates: [], emptyAction: <Button>放宽规则</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有找到替代型号')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '放宽规则' })).toBeVisible()
  },
}
export const Loading: Story = { args: { alternates: [], state: 'loading' } }
export const Failed: Story = {
  args: { alternates: [], state: 'failed', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'least' } } }
export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }
