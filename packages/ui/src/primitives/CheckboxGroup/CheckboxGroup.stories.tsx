import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx'

const options = [
  { value: 'pdf', label: '数据手册' },
  { value: 'model', label: '封装与 3D 模型' },
  { value: 'note', label: '应用笔记' },
]

const meta = {
  component: CheckboxGroup,
  args: { label: '下载内容', options, value: ['pdf'], onChange: fn() },
  render: Kept,
  parameters: {
    docs: {
      description: {
        component:
          '用途：从少数几项里选任意几项，全部摆在眼前；allLabel 给出“全选”。何时用：2–10 项的多选。不要：只有一项用 Checkbox；项多或要搜索用 Select 多选或 FacetPanel；二选一用 RadioGroup。',
      },
    },
  },
} satisfies Meta<typeof CheckboxGroup>

export default meta
type Story = StoryObj<typeof meta>

/** The owner keeps the value. */
function Kept(args: CheckboxGroupProps) {
  const [value, setValue] = useState(args.value)
  return <CheckboxGroup {...args} value={value} onChange={(next) => (setValue(next), args.onChange(next))} />
}

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: '下载内容' })).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: '应用笔记' }))
    await expect(args.onChange).toHaveBeenCalledWith(['pdf', 'note'])
  },
}

/** One tick stands for all; it leaves alone what may not be changed. */
export const All: Story = {
  args: { allLabel: '全部', options: [...options, { value: 'sample', label: '样片（已停发）', isDisabled: true }] },
  play: async ({ args, canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: '全部' })
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await expect(args.onChange).toHaveBeenLastCalledWith(['pdf', 'model', 'note'])
    await userEvent.click(all)
    await expect(args.onChange).toHaveBeenLastCalledWith([])
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenCalledWith([])
  },
}

export const Invalid: Story = {
  args: { value: [], isRequired: true, error: '请至少选择一项' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('请至少选择一项')
  },
}

export const LongText: Story = {
  args: {
    options: [
      ...options,
      { value: 'long', label: '供应商提供的可靠性试验报告与环保声明（RoHS、REACH、无卤）的扫描件' },
    ],
  },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
}

export const Picture: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 32, maxWidth: 640 }}>
      <CheckboxGroup label="下载内容" allLabel="全部" options={options} value={['pdf']} onChange={fn()} />
      <CheckboxGroup label="下载内容" options={options} value={[]} isRequired error="请至少选择一项" onChange={fn()} />
      <CheckboxGroup
        look="row"
        label="提醒方式"
        options={options}
        value={['pdf', 'note']}
        onChange={fn()}
        help="可随时更改"
      />
      <CheckboxGroup look="row" label="不可用" options={options} value={['pdf']} isDisabled onChange={fn()} />
    </div>
  ),
}

export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
