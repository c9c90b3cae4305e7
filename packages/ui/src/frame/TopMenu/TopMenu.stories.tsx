import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { menu } from '../story-data.ts'
import { TopMenu } from './TopMenu.tsx'

const meta = {
  component: TopMenu,
  parameters: {
    docs: {
      description: {
        component:
          '站点的主导航：头部一行，手机抽屉里两列。current 用 activeTab(路由模式) 算出，不要按地址栏字符串判断。常用网站、代理商、原厂三个下拉在 SiteHeader 的右侧，不在这里。',
      },
    },
  },
  args: { items: menu, current: '首页' },
} satisfies Meta<typeof TopMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Lit: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: '资讯' })).not.toHaveAttribute('aria-current')
  },
}

/** Most pages of the mall and the user centre light nothing. */
export const NothingLit: Story = { args: { current: undefined } }

/** By keys, one after the other; a chosen item lets the drawer close. */
export const ByKeyboard: Story = {
  args: { layout: 'grid', onChoose: fn() },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    // Following the link would leave the tests' page.
    canvasElement.addEventListener('click', (event) => event.preventDefault())
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: '资讯' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledOnce()
  },
}

const partlyOpen = menu.map((item) => (['资讯', '圈子'].includes(item.tab) ? { ...item, href: null } : item))

/** A room whose page is still to come says so before it is pressed, and takes no key. */
export const NotOpen: Story = {
  args: { items: partlyOpen, onChoose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const soon = canvas.getByRole('link', { name: '资讯' })
    await expect(getComputedStyle(soon, '::after').content).toBe('"未开放"')
    await expect(soon).toHaveAttribute('aria-disabled', 'true')
    await expect(soon).not.toHaveAttribute('href')
    await userEvent.click(soon)
    await expect(args.onChoose).not.toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: '供求' })).toHaveFocus()
  },
}

/** In the drawer of a phone. */
export const Picture: Story = { args: { layout: 'grid', items: partlyOpen } }
export const DarkPicture: Story = {
  args: { items: partlyOpen },
  parameters: { theme: 'dark' },
  render: (args) => (
    <div style={{ height: 83 }}>
      <TopMenu {...args} />
    </div>
  ),
}
