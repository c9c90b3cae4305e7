import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { product } from '../story-data.ts'
import { brandText, stored } from '../story-fields.tsx'
import { AgentProductForm } from './AgentProductForm.tsx'

const meta = {
  component: AgentProductForm,
  parameters: { docs: { description: { component: '用途：添加或修改代理产品。型号与型号库里的一致时自动关联。' } } },
  args: { save: fn(async () => undefined), uploadImage: fn(stored), categories: [], brandField: brandText },
} satisfies Meta<typeof AgentProductForm>

export default meta
type Story = StoryObj<typeof meta>

/** What has to be there is asked for before anything is sent. */
export const New: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '添加产品' }))
    await expect(canvas.getAllByText('请输入型号')[0]).toBeVisible()
    await expect(args.save).not.toHaveBeenCalled()
  },
}

export const Change: Story = {
  args: { product },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: /产品名称/ }))
    await userEvent.type(canvas.getByRole('textbox', { name: /产品名称/ }), '降压转换器')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(args.save).toHaveBeenCalledWith(expect.objectContaining({ model: product.model, name: '降压转换器' }))
  },
}
