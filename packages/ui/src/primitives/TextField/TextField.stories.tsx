import type { Meta, StoryObj } from '@storybook/react-vite'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

const meta = {
  component: TextField,
  args: { label: '型号', value: '', onChange: fn(), onEnter: fn() },
  render: Kept,
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

/** The owner keeps the value. */
function Kept(args: TextFieldProps) {
  const [value, setValue] = useState(args.value)
  return <TextField {...args} value={value} onChange={(next) => (setValue(next), args.onChange(next))} />
}

export const Default: Story = {
  args: { isRequired: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /型号/ }), 'TPS5430{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('TPS5430')
    await expect(args.onEnter).toHaveBeenCalledOnce()
  },
}

/** The Enter that chooses a character is not an answer. */
export const WhileComposing: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox')
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 })
    fireEvent.compositionEnd(input)
    fireEvent.keyDown(input, { key: 'Enter' })
    await expect(args.onEnter).not.toHaveBeenCalled()
  },
}

/** What is wrong is read with the field. */
export const Invalid: Story = {
  args: { label: '目标单价', value: '0', error: '单价须大于 0', prefix: '¥', suffix: '含税', inputMode: 'decimal' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '目标单价' })).toHaveAccessibleDescription('单价须大于 0')
    await expect(canvas.getByRole('textbox')).toBeInvalid()
  },
}

export const Picture: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 24, maxWidth: 640 }}>
      <TextField label="型号" isRequired value="STM32F103C8T6" onChange={fn()} />
      <TextField label="品牌" value="" placeholder="如 德州仪器 TI" help="中文名、英文名都可以" onChange={fn()} />
      <TextField label="目标单价" value="0" prefix="¥" suffix="含税" error="单价须大于 0" onChange={fn()} />
      <TextField
        label="密码"
        type="password"
        value="password"
        onChange={fn()}
        suffix={
          <Button tone="quiet" size="sm" shape="icon" aria-label="显示密码">
            <Eye size={16} strokeWidth={1.5} aria-hidden />
          </Button>
        }
      />
      <TextField label="小" size="sm" value="2,000" onChange={fn()} />
      <TextField label="大" size="lg" value="2,000" onChange={fn()} />
      <TextField label="不可用" isDisabled value="不能改" onChange={fn()} />
    </div>
  ),
}

export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
