import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { ThemeSwitch } from './ThemeSwitch.tsx'

const meta = {
  component: ThemeSwitch,
  parameters: {
    docs: {
      description: {
        component: '浅色、深色、跟随系统。页头里是图标，设置里是图标加字。选择由外面记下，组件自己不存。',
      },
    },
  },
  args: { value: 'system', onChange: fn() },
} satisfies Meta<typeof ThemeSwitch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '主题：跟随系统' }))
    await expect(await screen.findByRole('menuitemradio', { name: '跟随系统' })).toBeChecked()
    await userEvent.click(screen.getByRole('menuitemradio', { name: '深色' }))
    await expect(args.onChange).toHaveBeenCalledWith('dark')
  },
}
export const Picture: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {(['light', 'dark', 'system'] as const).map((value) => (
        <ThemeSwitch key={value} {...args} value={value} layout="text" />
      ))}
      <ThemeSwitch {...args} />
    </div>
  ),
}
