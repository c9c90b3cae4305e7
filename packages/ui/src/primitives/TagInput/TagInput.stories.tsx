import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { TagInput, type TagInputProps } from './TagInput.tsx'

const meta = {
  component: TagInput,
  args: { label: '文章标签', value: ['降压转换器'], max: 5, onChange: fn(), placeholder: '回车、逗号或顿号分开' },
  render: Kept,
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          '用途：自由填写的一组词，粘贴一串会按逗号、顿号、分号或换行拆开，重复的会说明。何时用：文章标签、擅长品牌、关键词。不要：只能从已有项里选时用 Select 多选；单个值用 TextField；需要联想用 ComboBox。',
      },
    },
  },
} satisfies Meta<typeof TagInput>

export default meta
type Story = StoryObj<typeof meta>

/** The owner keeps the value. */
function Kept(args: TagInputProps) {
  const [value, setValue] = useState(args.value)
  return <TagInput {...args} value={value} onChange={(next) => (setValue(next), args.onChange(next))} />
}

/** Enter, a comma and leaving end a word. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: '文章标签' })
    await userEvent.type(input, 'TPS5430{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['降压转换器', 'TPS5430'])
    await userEvent.type(input, 'EMI，LDO')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(['降压转换器', 'TPS5430', 'EMI', 'LDO'])
  },
}

/** A pasted list is taken apart; what is there already, and what finds no room, is told. */
export const Pasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('电源\n降压转换器、EMI, 布局；散热;纹波')
    await expect(args.onChange).toHaveBeenLastCalledWith(['降压转换器', '电源', 'EMI', '布局', '散热'])
    await expect(canvas.getByRole('status')).toHaveTextContent('‘降压转换器’ 已经有了；最多 5 个，1 个没有加入')
  },
}

/** Backspace takes the last; a cross takes its own, and gives the focus back. */
export const Removed: Story = {
  args: { value: ['电源', 'EMI', '布局'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['电源', 'EMI'])
    await userEvent.click(canvas.getByRole('button', { name: '移除 电源' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['EMI'])
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}

/** The Enter that chooses a character ends no word. */
export const WhileComposing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '电')
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Invalid: Story = { args: { value: [], isRequired: true, error: '请至少填写一个标签' } }

export const Narrow: Story = {
  args: { value: ['用于汽车电子电源系统的宽输入电压同步降压转换器参考设计', 'GRM155R71C104KA88D', 'EMI'] },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
}

export const Picture: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <TagInput label="文章标签" value={[]} placeholder="回车、逗号或顿号分开" onChange={fn()} help="帮助别人找到它" />
      <TagInput
        label="擅长品牌"
        value={['德州仪器 TI', '村田 Murata', '意法半导体 ST', '兆易创新', '圣邦微']}
        max={5}
        onChange={fn()}
      />
      <TagInput label="文章标签" value={[]} isRequired error="请至少填写一个标签" max={5} onChange={fn()} />
      <TagInput label="不可用" value={['电源', 'EMI']} isDisabled onChange={fn()} />
    </div>
  ),
}

export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
