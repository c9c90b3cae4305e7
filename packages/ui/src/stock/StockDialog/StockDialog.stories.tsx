import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { lines } from '../story-data.ts'
import { StockDialog } from './StockDialog.tsx'

const meta = {
  component: StockDialog,
  parameters: {
    docs: { description: { component: '用途：新增或修改一条库存。保存即确认它今天还在，重新计 30 天。' } },
  },
  args: { isOpen: true, onOpenChange: fn(), save: fn(async () => undefined) },
} satisfies Meta<typeof StockDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '保存' }))
    await expect(args.save).not.toHaveBeenCalled()
    await userEvent.type(screen.getByRole('textbox', { name: /型号/ }), 'LM358')
    await userEvent.type(screen.getByRole('textbox', { name: /品牌/ }), 'TI')
    await userEvent.type(screen.getByRole('textbox', { name: /数量/ }), '500')
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    await expect(args.save).toHaveBeenCalledWith(
      expect.objectContaining({ model: 'LM358', brand: 'TI', quantity: 500, price: null, status: 'on' }),
    )
  },
}

export const Known: Story = {
  args: { line: lines[0]! },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: '修改库存' })).toBeVisible()
    await expect(screen.getByRole('textbox', { name: /型号/ })).toHaveValue('STM32F103C8T6')
  },
}

/** What the server refused is said, and nothing is lost. */
export const Refused: Story = {
  args: { ...Known.args, save: fn(() => Promise.reject(new Error('已有同型号、同批号的另一条库存'))) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '保存并刷新' }))
    await expect(await screen.findByText('已有同型号、同批号的另一条库存')).toBeVisible()
  },
}
