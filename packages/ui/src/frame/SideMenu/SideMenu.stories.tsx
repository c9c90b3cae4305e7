import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SideMenu } from './SideMenu.tsx'

const meta = {
  component: SideMenu,
  parameters: {
    docs: {
      description: {
        component:
          '1024 px 起在右侧的坞：最近浏览、反馈、购物车、消息、对比、返回顶部。更窄时同样的几样进页头的抽屉。不要放广告，也不要盖住内容。',
      },
      story: { inline: false, height: '640px' },
    },
    layout: 'fullscreen',
  },
  args: {
    onRecentViews: fn(),
    onFeedback: fn(),
    cart: { href: '#cart', count: 4 },
    messages: { onOpen: fn(), count: 3 },
    compare: { onOpen: fn(), count: 2 },
    onTop: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SideMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '最近浏览' }))
    await expect(args.onRecentViews).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: '对比 2/6' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /购物车.*4 件商品/ })).toHaveAttribute('target', '_blank')
  },
}

/** A tool without a handler or a place is not shown. */
export const Few: Story = {
  args: { cart: undefined, messages: undefined, compare: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.getAllByRole('button')).toHaveLength(3)
  },
}

export const Picture: Story = {
  decorators: [
    (Story) => (
      <div style={{ minHeight: 900 }}>
        <Story />
      </div>
    ),
  ],
}
export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
