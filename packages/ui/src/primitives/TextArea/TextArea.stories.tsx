import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { TextArea, type TextAreaProps } from './TextArea.tsx'

const meta = {
  component: TextArea,
  args: { label: '反馈内容', value: '', onChange: fn(), onSubmit: fn(), maxLength: 500 },
  render: Kept,
  parameters: {
    docs: {
      description: {
        component:
          '用途：几行文字：反馈、备注、评论；随内容长高，有 maxLength 就计字数，Ctrl+Enter 提交。何时用：可能超过一行的文字。不要：要排版、插图用 RichEditor；一行就够用 TextField；提交按钮不能省，快捷键只是捷径。',
      },
    },
  },
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

/** The owner keeps the value. */
function Kept(args: TextAreaProps) {
  const [value, setValue] = useState(args.value)
  return <TextArea {...args} value={value} onChange={(next) => (setValue(next), args.onChange(next))} />
}

/** Counts, and goes with Ctrl+Enter. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '反馈内容' }), '搜不到{Control>}{Enter}{/Control}')
    await expect(canvas.getByText('3 / 500')).toBeVisible()
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const Invalid: Story = { args: { error: '请完善反馈内容', isRequired: true } }

export const Picture: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 420 }}>
      <TextArea
        label="反馈内容"
        value="搜 TPS5430 时，德州仪器的数据手册没有排在最前。"
        maxLength={500}
        onChange={fn()}
        help="写得越细，改得越快。"
      />
      <TextArea
        label="反馈内容"
        value=""
        isRequired
        error="请完善反馈内容"
        placeholder="哪里不顺手？"
        onChange={fn()}
      />
    </div>
  ),
}

export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
