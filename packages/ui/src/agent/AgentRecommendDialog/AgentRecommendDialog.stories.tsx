import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { brandText } from '../story-fields.tsx'
import { AgentRecommendDialog } from './AgentRecommendDialog.tsx'

const meta = {
  component: AgentRecommendDialog,
  parameters: { docs: { description: { component: '用途：告诉我们名录里缺的代理商，提交后由审核收录。' } } },
  args: { isOpen: true, onOpenChange: fn(), send: fn(async () => undefined), brandField: brandText },
} satisfies Meta<typeof AgentRecommendDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /代理商名称/ }), '听涛电子')
    await userEvent.type(screen.getByRole('textbox', { name: '代理的品牌' }), 'TI')
    await userEvent.click(screen.getByRole('button', { name: '提交' }))
    await expect(args.send).toHaveBeenCalledWith({ name: '听涛电子', brandId: 1 })
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
  },
}
