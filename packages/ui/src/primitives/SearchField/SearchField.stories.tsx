import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { SearchField, type SearchFieldProps } from './SearchField.tsx'

const meta = {
  component: SearchField,
  args: { label: '搜索收藏', placeholder: '型号、品牌或备注', value: '', onChange: fn(), onSearch: fn() },
  render: Kept,
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          '用途：在一个列表或一页之内查找，Enter 才搜索，清空即恢复全部。何时用：收藏、文件、成员等局部搜索。不要：全站搜索用 OmniSearch；输入法选字的 Enter 不会触发搜索，不要自己再监听。',
      },
    },
  },
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

/** The owner keeps the value. */
function Kept(args: SearchFieldProps) {
  const [value, setValue] = useState(args.value)
  return <SearchField {...args} value={value} onChange={(next) => (setValue(next), args.onChange(next))} />
}

/** Enter searches; the cross empties and shows all again. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox', { name: '搜索收藏' })
    await userEvent.type(input, 'TPS5430{Enter}')
    await expect(args.onSearch).toHaveBeenLastCalledWith('TPS5430')
    await userEvent.click(canvas.getByRole('button', { name: /清除|清空/ }))
    await expect(args.onSearch).toHaveBeenLastCalledWith('')
    await expect(input).toHaveValue('')
    await expect(input).toHaveFocus()
  },
}

/** Escape empties, too. */
export const ByKeyboard: Story = {
  args: { value: '村田' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await expect(args.onSearch).toHaveBeenCalledOnce()
  },
}

/** While characters are chosen, neither Enter nor Escape is for the box. */
export const WhileComposing: Story = {
  args: { value: '电' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('searchbox')
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 })
    fireEvent.keyDown(input, { key: 'Escape', isComposing: true })
    await expect(args.onSearch).not.toHaveBeenCalled()
    await expect(input).toHaveValue('电')
  },
}

export const Invalid: Story = { args: { value: '*', error: '请输入至少 2 个字' } }

export const Narrow: Story = {
  args: { value: '贴片电容 100nF 16V X7R 0402 村田 GRM155R71C104KA88D' },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
}

export const Picture: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <SearchField label="搜索收藏" value="" placeholder="型号、品牌或备注" onChange={fn()} />
      <SearchField label="搜索文件" isLabelHidden={false} value="STM32F103C8T6" onChange={fn()} />
      <SearchField label="搜索成员" size="sm" value="" placeholder="姓名或手机号" onChange={fn()} />
      <SearchField label="搜索成员" size="lg" value="王" error="请输入至少 2 个字" onChange={fn()} />
      <SearchField label="搜索成员" isDisabled value="" placeholder="还没有成员" onChange={fn()} />
    </div>
  ),
}

export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
