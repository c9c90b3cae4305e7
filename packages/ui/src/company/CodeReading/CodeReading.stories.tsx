import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CodeReading } from './CodeReading.tsx'

const right = '91440300708461136T'

const meta = {
  component: CodeReading,
  parameters: {
    docs: { description: { component: '用途：查企业时键入的信用代码逐段读出；校验位不符写出应为什么，但不拦着查。' } },
  },
  args: { text: right, onMend: fn() },
} satisfies Meta<typeof CodeReading>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { play: ({ canvas }) => expect(canvas.getByText(/校验位 T 正确/)).toBeVisible() }
export const WrongCheck: Story = {
  args: { text: `${right.slice(0, -1)}7` },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '改为 T 再查' }))
    await expect(args.onMend).toHaveBeenCalledWith(right)
  },
}
export const Unfinished: Story = {
  args: { text: '91440300MA5QY' },
  play: ({ canvas }) => expect(canvas.getByText('13 / 18')).toBeVisible(),
}
/** A name is not a code. */
export const Name: Story = {
  args: { text: '栖云微电子' },
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent(''),
}
