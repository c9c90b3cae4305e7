import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx'

const meta = {
  component: PasswordField,
  args: { value: '', onChange: fn() },
  render: Kept,
  parameters: {
    docs: {
      description: {
        component:
          '用途：密码，平时遮住，按眼睛才看得见。设新密码时用 purpose="new"：边输入边说强度，规则由 passwordFault 判断。不要：不要再写一个“确认密码”，看得见就够了；不要禁止粘贴。',
      },
    },
  },
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

/** The owner keeps the value. */
function Kept(args: PasswordFieldProps) {
  const [value, setValue] = useState(args.value)
  return <PasswordField {...args} value={value} onChange={(next) => (setValue(next), args.onChange(next))} />
}

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('密码'), 'xinpu2024')
    await expect(canvas.getByLabelText('密码')).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: '显示密码' }))
    await expect(canvas.getByLabelText('密码')).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: '隐藏密码' })).toBeVisible()
  },
}

export const Chosen: Story = {
  args: { label: '新密码', purpose: 'new' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('新密码')
    await expect(canvas.getByText('8–64 位，至少有字母和数字')).toBeVisible()
    await userEvent.type(field, 'xinpu')
    await expect(field).toHaveAccessibleDescription('密码强度：弱')
    await userEvent.type(field, '2024')
    await expect(field).toHaveAccessibleDescription('密码强度：中')
    await userEvent.type(field, '-TI5430')
    await expect(field).toHaveAccessibleDescription('密码强度：强')
  },
}
export const Wrong: Story = { args: { error: '密码至少要有字母和数字', purpose: 'new', value: '12345678' } }

export const Picture: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, maxWidth: 452 }}>
      <PasswordField {...args} />
      <PasswordField {...args} purpose="new" label="新密码" />
      <PasswordField {...args} purpose="new" value="xinpu" />
      <PasswordField {...args} purpose="new" value="xinpu2024" />
      <PasswordField {...args} purpose="new" value="xinpu-TI-5430" size="lg" />
      <PasswordField {...args} error="请输入密码" size="lg" />
    </div>
  ),
}
export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
