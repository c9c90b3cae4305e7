import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { UploadButton } from './UploadButton.tsx'

const meta = {
  component: UploadButton,
  parameters: { docs: { description: { component: '用途：选择本机的文件上传，可以多选。' } } },
  args: { onFiles: fn() },
} satisfies Meta<typeof UploadButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('button', { name: '上传' })).toBeVisible()
    const input = canvasElement.querySelector('input')
    const file = new File(['x'], 'a.txt')
    if (input) await userEvent.upload(input, file)
    await expect(args.onFiles).toHaveBeenCalledWith([file])
  },
}
