import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { ImCardPicker } from './ImCardPicker.tsx'

const meta = {
  component: ImCardPicker,
  parameters: {
    docs: { description: { component: '用途：选一个型号、资料、供求、报价、商品或订单，作为卡片随下一句发出。' } },
  },
  args: {
    kind: 'part',
    onKind: fn(),
    keywords: 'GD32F303',
    onKeywords: fn(),
    found: {
      data: [
        { id: 1, title: 'GD32F303RET6', note: '兆易创新' },
        { id: 2, title: 'GD32F303RCT6-PACK-REEL-LONG-ORDERING-NUMBER', note: '兆易创新' },
      ],
      totalRecord: 2,
    },
    onPick: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ImCardPicker>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: '发一张卡片' }))
    await userEvent.click(dialog.getByRole('button', { name: /GD32F303RET6/ }))
    await expect(args.onPick).toHaveBeenCalledWith({ id: 1, title: 'GD32F303RET6', note: '兆易创新' })
    await userEvent.click(dialog.getByRole('radio', { name: '订单' }))
    await expect(args.onKind).toHaveBeenCalledWith('order')
  },
}
export const Nothing: Story = { args: { found: { data: [], totalRecord: 0 } } }
export const Loading: Story = { args: { found: 'loading' } }
export const Failed: Story = { args: { found: { kind: 'network', onRetry: fn() } } }
