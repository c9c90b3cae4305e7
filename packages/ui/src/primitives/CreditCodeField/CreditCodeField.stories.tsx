import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { CreditCodeField, type CreditCodeFieldProps } from './CreditCodeField.tsx'

const right = '91440300708461136T'

const meta = {
  component: CreditCodeField,
  parameters: {
    docs: {
      description: {
        component:
          '用途：填统一社会信用代码，注册、认证和查企业都用它。边输边分组，哪一位不对马上指出；18 位都对时说出登记部门、机构类别和地区。`value` 不含空格；空着或没填完由表单的 `error` 说。不要用 TextField 代替它，也不要在外面再写一遍校验。',
      },
    },
  },
  args: { value: '', onChange: fn(), name: 'creditCode' },
  render: Kept,
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof CreditCodeField>

export default meta
type Story = StoryObj<typeof meta>

/** The owner keeps the code. */
function Kept(args: CreditCodeFieldProps) {
  const [value, setValue] = useState(args.value)
  return <CreditCodeField {...args} value={value} onChange={(next) => (setValue(next), args.onChange(next))} />
}

/** Small letters are put right; a character is taken out and put in within the groups. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: '统一社会信用代码' })
    await userEvent.type(field, '91440300708461136t')
    await expect(field).toHaveValue('91 440300 708461136 T')
    await expect(args.onChange).toHaveBeenLastCalledWith(right)
    await expect(canvas.getByText('校验位正确：市场监督管理 · 企业，地区码 440300（广东省）')).toBeVisible()
    field.setSelectionRange(10, 10)
    await userEvent.keyboard('{Backspace}')
    await expect(field).toHaveValue('91 440307 08461136T')
    await expect(field.selectionStart).toBe(8)
    await userEvent.keyboard('0')
    await expect(field).toHaveValue('91 440300 708461136 T')
  },
}

/** A letter that no code holds is told at once, and mended by a press. */
export const WrongLetter: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '9144O3')
    await expect(canvas.getByText('代码中没有字母 O，第 5 位“O”可能是 0')).toBeVisible()
    await expect(field).toBeInvalid()
    await userEvent.click(canvas.getByRole('button', { name: '把第 5 位改为 0' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('914403')
    await expect(canvas.getByText('已输入 6 位，共 18 位')).toBeVisible()
  },
}

/** As it stands on paper, with blanks and full-width figures. */
export const Pasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('９１440300-708461136 T')
    await expect(args.onChange).toHaveBeenLastCalledWith(right)
  },
}

export const EighteenOnes: Story = {
  args: { value: '1'.repeat(18) },
  play: async ({ canvas }) => expect(canvas.getByText('统一社会信用代码的校验位不符，请核对是否输错')).toBeVisible(),
}

const All = () => (
  <div style={{ display: 'grid', gap: 16 }}>
    <CreditCodeField value="" onChange={fn()} isRequired />
    <CreditCodeField value="" onChange={fn()} error="请输入统一社会信用代码" isRequired />
    <CreditCodeField value="914403007" onChange={fn()} />
    <CreditCodeField value="9144O300" onChange={fn()} />
    <CreditCodeField value="91440300708461136U" onChange={fn()} />
    <CreditCodeField value={right} onChange={fn()} size="lg" />
    <CreditCodeField value={right} onChange={fn()} isDisabled />
  </div>
)

export const Picture: Story = { render: All }
export const DarkPicture: Story = { render: All, parameters: { theme: 'dark' } }
