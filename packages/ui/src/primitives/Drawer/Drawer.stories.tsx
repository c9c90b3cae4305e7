import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { TriggerButton } from '../Button/TriggerButton.tsx'
import { Drawer } from './Drawer.tsx'

const meta = {
  component: Drawer,
  parameters: {
    docs: {
      description: { component: '从窗口边上来的一块：窄屏里的筛选与菜单，宽屏里的详情。做完就关。问一句话用 Dialog。' },
      story: { inline: false, height: '640px' },
    },
  },
  args: {
    title: '筛选',
    isOpen: true,
    onOpenChange: fn(),
    children: <p>封装、输入电压、输出电流</p>,
    footer: (
      <>
        <TriggerButton tone="primary" slot="close">
          看 38 条结果
        </TriggerButton>
        <Button tone="quiet">清空</Button>
      </>
    ),
  },
  decorators: [(Story) => <div style={{ minHeight: 560 }}>{Story()}</div>],
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

export const Right: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: '筛选' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
  },
}

export const Left: Story = { args: { side: 'left', title: '菜单' } }
export const Bottom: Story = { args: { side: 'bottom' } }
export const Picture: Story = {}
export const DarkPicture: Story = { args: { side: 'bottom' }, parameters: { theme: 'dark' } }
