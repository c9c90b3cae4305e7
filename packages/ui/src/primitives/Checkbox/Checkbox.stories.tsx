import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Checkbox } from './Checkbox.tsx'

const meta = {
  component: Checkbox,
  parameters: {
    docs: {
      description: {
        component:
          '对一件事说是或不是，或从很多里挑几个。等一个按钮才生效；立刻生效的用 Switch，只能一个的用 RadioGroup。',
      },
    },
  },
  args: { isSelected: false, onChange: fn(), children: '现货' },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: '现货' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
}

export const Mixed: Story = {
  args: { isIndeterminate: true, children: '全部' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked()
  },
}

export const LongText: Story = {
  args: { children: '我已阅读并同意《用户服务协议》与《隐私政策》，并同意芯谱在必要时把询价内容转给卖家' },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
}

export const Picture: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 24 }}>
      <Checkbox isSelected onChange={fn()}>
        现货
      </Checkbox>
      <Checkbox isSelected={false} onChange={fn()}>
        授权
      </Checkbox>
      <Checkbox isSelected={false} isIndeterminate onChange={fn()}>
        全部
      </Checkbox>
      <Checkbox isSelected isDisabled onChange={fn()}>
        不可用
      </Checkbox>
      <Checkbox isSelected={false} isInvalid onChange={fn()}>
        请同意协议
      </Checkbox>
    </div>
  ),
}

export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
