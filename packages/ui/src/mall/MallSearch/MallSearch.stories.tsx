import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { MallSearch } from './MallSearch.tsx'

const meta = {
  component: MallSearch,
  parameters: {
    docs: { description: { component: '用途：商城的页头。数量是搜索的一部分：同一页里的价格、排序和加购都跟着它。' } },
  },
  args: { keywords: '', qty: 1000, action: '#', onSearch: fn() },
} satisfies Meta<typeof MallSearch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '型号、品牌或参数' }), 'TPS5430{Enter}')
    await expect(args.onSearch).toHaveBeenLastCalledWith({ keywords: 'TPS5430', qty: 1000 })
    const qty = canvas.getByRole('textbox', { name: '数量' })
    await userEvent.clear(qty)
    await userEvent.type(qty, '500')
    await userEvent.click(canvas.getByRole('button', { name: '搜索' }))
    await expect(args.onSearch).toHaveBeenLastCalledWith({ keywords: 'TPS5430', qty: 500 })
  },
}

export const Picture: Story = {}
export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }
