import type { Phone } from '@xinpu/sdk/format'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { PhoneField } from './PhoneField.tsx'

const meta = {
  component: PhoneField,
  parameters: {
    docs: {
      description: {
        component: '手机号：前面是区号，后面只收数字，每个区号各有规则。登录、注册、绑定用它；显示号码用 formatPhone。',
      },
    },
  },
  args: { value: { area: '+86-', number: '' }, onChange: fn() },
  render: function Field(args) {
    const [value, setValue] = useState<Phone>(args.value)
    return (
      <div style={{ maxWidth: 452 }}>
        <PhoneField
          {...args}
          value={value}
          onChange={(next) => {
            setValue(next)
            args.onChange(next)
          }}
        />
      </div>
    )
  },
} satisfies Meta<typeof PhoneField>

export default meta
type Story = StoryObj<typeof meta>

/** Figures only, eleven at most. */
export const Types: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '手机号码' }), '138a0000 12789')
    await expect(canvas.getByRole('textbox', { name: '手机号码' })).toHaveValue('13800001278')
  },
}
export const Area: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '区号' }), '+852-')
    await expect(args.onChange).toHaveBeenLastCalledWith({ area: '+852-', number: '' })
  },
}
export const Wrong: Story = { args: { error: '请输入手机号码' } }
export const Picture: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, maxWidth: 452 }}>
      <PhoneField {...args} />
      <PhoneField {...args} value={{ area: '+852-', number: '91234567' }} />
      <PhoneField {...args} error="请输入手机号码" />
    </div>
  ),
}
export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
