import type { Meta, StoryObj } from '@storybook/react-vite'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

const meta = {
  component: TextField,
  args: { label: '型号', value: '', onChange: fn(), onEnter: fn() },
  render: Kept,
  parameters: {
    docs: {
      description: {
        component:
          '用途：一行文字：型号、邮箱、网址、密码；粘贴来的换行、零宽字符与首尾空格会去掉。何时用：自由填写的一行；counter="shown" 配 maxLength 显示字数。不要：数字用 NumberField，多行用 TextArea，搜索用 SearchField，验证码用 CodeField；占位文字不能代替标签。',
      },
    },
  },
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

/** What a PDF or a table adds to a copied word goes. */
export const Pasted: Story = {
  args: { maxLength: 40, counter: 'shown' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: '型号' }))
    await userEvent.paste('  STM32F103\u200bC8T6\r\n')
    await expect(args.onChange).toHaveBeenLastCalledWith('STM32F103C8T6')
    await expect(canvas.getByText('13 / 40')).toBeVisible()
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
            <Icon of={Eye} />
          </Button>
        }
      />
      <TextField label="标题" value="TPS5430 布局要点" maxLength={40} counter="shown" onChange={fn()} />
      <TextField label="小" size="sm" value="2,000" onChange={fn()} />
      <TextField label="大" size="lg" value="2,000" onChange={fn()} />
      <TextField label="不可用" isDisabled value="不能改" onChange={fn()} />
    </div>
  ),
}

export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
