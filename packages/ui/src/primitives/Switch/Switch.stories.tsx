import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Switch } from './Switch.tsx'

const meta = {
  component: Switch,
  parameters: {
    docs: {
      description: { component: '开或关，立刻生效。要等一个按钮才生效的用 Checkbox。标签说开了会怎样，不写“是否”。' },
    },
  },
  args: { children: '只看差异', isSelected: false, onChange: fn() },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: '只看差异' }))
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
}

export const Picture: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 24 }}>
      <Switch {...args} isSelected />
      <Switch {...args}>显示未税价</Switch>
      <Switch {...args} isDisabled>
        不可用
      </Switch>
    </div>
  ),
}

export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
