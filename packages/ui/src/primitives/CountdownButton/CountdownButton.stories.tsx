import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { TextField } from '../TextField/TextField.tsx'
import { CountdownButton } from './CountdownButton.tsx'

const meta = {
  component: CountdownButton,
  parameters: {
    docs: {
      description: {
        component:
          '要短信验证码，然后数到可以再要。放在验证码输入框的尾端；关掉对话框再打开，秒数接着数。不要用来拖延别的按钮。',
      },
    },
  },
  args: { until: 0, onPress: fn() },
  render: (args) => (
    <div style={{ width: 452, maxWidth: '100%' }}>
      <TextField
        label="短信验证码"
        value=""
        onChange={() => {}}
        size="lg"
        placeholder="请输入短信验证码"
        suffix={<CountdownButton {...args} />}
      />
    </div>
  ),
} satisfies Meta<typeof CountdownButton>

export default meta
type Story = StoryObj<typeof meta>

export const Fresh: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}
export const WithoutPhone: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => expect(canvas.getByRole('button')).toBeDisabled(),
}

/** Counts by itself; the moment is given, so closing the dialog does not stop it. */
export const Counting: Story = {
  args: { until: Date.now() + 60_000 },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: /^\d+s$/ })).toBeDisabled(),
}
export const Again: Story = {
  args: { until: 1 },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '重新获取' })).toBeEnabled(),
}
export const Picture: Story = {}
