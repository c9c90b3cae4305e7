import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { CodeField, type CodeFieldProps } from './CodeField.tsx'

const meta = {
  component: CodeField,
  args: { value: '', onChange: fn(), onComplete: fn(), help: '已发送到 138****1278' },
  render: Kept,
  parameters: {
    docs: {
      description: {
        component:
          '用途：短信或邮箱收到的 6 位数字验证码，支持粘贴与系统自动填充。何时用：登录、绑定、找回密码。不要：不要拆成六个输入框；密码、邀请码用 TextField；“发送验证码”按钮用 CountdownButton 放在旁边。',
      },
    },
  },
} satisfies Meta<typeof CodeField>

export default meta
type Story = StoryObj<typeof meta>

/** The owner keeps the value. */
function Kept(args: CodeFieldProps) {
  const [value, setValue] = useState(args.value)
  return <CodeField {...args} value={value} onChange={(next) => (setValue(next), args.onChange(next))} />
}

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: '验证码' })
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code')
    await userEvent.type(input, '12a３456')
    await expect(args.onComplete).toHaveBeenLastCalledWith('123456')
    await userEvent.keyboard('7{Backspace}')
    await expect(input).toHaveValue('12345')
  },
}

/** Spaces and words of the message go. */
export const Pasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('验证码：482 913')
    await expect(args.onComplete).toHaveBeenLastCalledWith('482913')
  },
}

export const Invalid: Story = {
  args: { value: '482913', error: '验证码不正确，请重新输入' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('验证码不正确，请重新输入')
  },
}

export const Disabled: Story = { args: { value: '48', isDisabled: true } }

/** Cells grow narrower before they leave the page. */
export const Narrow: Story = {
  args: { value: '4829' },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
}

export const Picture: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 360 }}>
      <CodeField value="" help="已发送到 138****1278" onChange={fn()} />
      <CodeField value="4829" onChange={fn()} />
      <CodeField value="482913" error="验证码不正确，请重新输入" onChange={fn()} />
      <CodeField value="48" isDisabled onChange={fn()} />
      <div style={{ width: 240 }}>
        <CodeField value="111111" label="窄处" onChange={fn()} />
      </div>
    </div>
  ),
}

export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
