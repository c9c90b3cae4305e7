import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { Select, type SelectProps } from './Select.tsx'

const options = [
  { value: 'relevance', label: '相关度' },
  { value: 'stock', label: '库存从多到少' },
  { value: 'price', label: '单价从低到高' },
]

const sizes = ['0201', '0402', '0603', '0805'].map((size) => ({ value: size, label: size }))

const meta = {
  component: Select,
  args: { label: '排序', options, value: 'relevance', onChange: fn() },
  render: Kept,
  decorators: [(Story) => <div style={{ maxWidth: 240 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          '用途：从一列固定的选项里选一项，或用 selectionMode="multiple" 选几项；打开后键入即定位。何时用：7 项以上，或地方只够一行。不要：少于 7 项且地方够时用 RadioGroup／CheckboxGroup；选项要查询才有时用 ComboBox；有层级时用 Cascader。',
      },
    },
  },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof Select>

/** The owner keeps the value. */
function Kept(args: SelectProps) {
  const [value, setValue] = useState<SelectProps['value']>(args.value)
  const onChange = (next: string | string[]) => (setValue(next), args.onChange(next as never))
  return <Select {...({ ...args, value, onChange } as SelectProps)} />
}

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /排序/ }))
    await userEvent.click(await screen.findByRole('option', { name: '库存从多到少' }))
    await expect(args.onChange).toHaveBeenCalledWith('stock')
    await expect(canvas.getByRole('button', { name: /库存从多到少/ })).toBeVisible()
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('stock')
  },
}

/** Opened before the options came, it says so, and shows them when they are there. */
export const Late: Story = {
  args: { options: [], value: null, empty: '正在加载…' },
  render: function Later(args) {
    const [has, setHas] = useState(false)
    useEffect(() => {
      const come = () => setHas(true)
      addEventListener('options-came', come)
      return () => removeEventListener('options-came', come)
    }, [])
    return <Kept {...({ ...args, options: has ? options : [] } as SelectProps)} />
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /排序/ }))
    await expect(await screen.findByText('正在加载…')).toBeVisible()
    dispatchEvent(new Event('options-came'))
    await userEvent.click(await screen.findByRole('option', { name: '库存从多到少' }))
    await expect(args.onChange).toHaveBeenCalledWith('stock')
  },
}

/** Some of several: the list stays open, the field names two and counts the rest. */
export const Multiple: Story = {
  args: { label: '封装', selectionMode: 'multiple', value: ['0402'], options: sizes },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /封装/ }))
    await userEvent.click(await screen.findByRole('option', { name: '0603' }))
    await userEvent.click(await screen.findByRole('option', { name: '0805' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['0402', '0603', '0805'])
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: /0402、0603 等 3 项/ })).toBeVisible()
  },
}

export const Invalid: Story = { args: { label: '反馈类型', value: null, isRequired: true, error: '请选择反馈类型' } }

export const Picture: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Select label="品牌" options={options} value="stock" onChange={fn()} />
      <Select label="反馈类型" options={options} value={null} isRequired error="请选择反馈类型" onChange={fn()} />
      <Select label="排序" isLabelHidden size="sm" options={options} value="price" onChange={fn()} />
      <Select label="封装" selectionMode="multiple" options={sizes} value={['0402', '0603', '0805']} onChange={fn()} />
      <Select label="不可用" isDisabled options={options} value="price" onChange={fn()} />
    </div>
  ),
}

/** Opened. */
export const DarkPicture: Story = {
  parameters: { theme: 'dark' },
  decorators: [(Story) => <div style={{ minHeight: 240 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /排序/ }))
    await expect(await screen.findByRole('listbox')).toBeVisible()
  },
}
