import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookOpen, Building2, FileText, Heart, MessageSquare, ShoppingBag, Trash2, User } from 'lucide-react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Icon } from '../Icon/Icon.tsx'
import { SideNav } from './SideNav.tsx'

const meta = {
  component: SideNav,
  parameters: {
    docs: {
      description: {
        component:
          '一个区域里的竖排菜单：用户中心、后台、文档。放在页面左侧，宽度由外层决定（200–240 px）；不足 900 px 时收成一个按钮，点开后在抽屉里显示同样的内容。同一主题下的几个并列页面请用 LinkTabs，不要用它。',
      },
    },
  },
  args: {
    label: '用户中心',
    current: 'orders',
    groups: [
      { items: [{ id: 'me', label: '个人主页', href: '/me', icon: <Icon of={User} /> }] },
      {
        label: '交易',
        items: [
          { id: 'orders', label: '我的订单', href: '/orders', icon: <Icon of={ShoppingBag} />, count: 3 },
          { id: 'enquiries', label: '询价与报价', href: '/enquiries', icon: <Icon of={MessageSquare} />, count: 12 },
        ],
      },
      {
        label: '资料',
        items: [
          { id: 'favourites', label: '收藏', href: '/favourites', icon: <Icon of={Heart} />, count: 128 },
          { id: 'disk', label: '云盘', href: '/disk', icon: <Icon of={FileText} /> },
          { id: 'bin', label: '回收站', href: '/bin', icon: <Icon of={Trash2} /> },
        ],
      },
      {
        label: '企业',
        items: [
          { id: 'enterprise', label: '企业认证', href: '/enterprise', icon: <Icon of={Building2} /> },
          { id: 'articles', label: '我的文章', href: '/articles', icon: <Icon of={BookOpen} /> },
        ],
      },
    ],
  },
  decorators: [
    (Story, { globals }) => <div style={{ width: globals['viewport']?.value ? undefined : 216 }}>{Story()}</div>,
  ],
} satisfies Meta<typeof SideNav>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: '用户中心' }))
    await expect(nav.getByRole('link', { name: /我的订单/ })).toHaveAttribute('aria-current', 'page')
    await expect(nav.getByRole('list', { name: '交易' })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** Under 900 px a button says where one is, and opens the same menu. */
export const Folded: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
    const button = canvas.getByRole('button', { name: '用户中心：我的订单' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const drawer = within(await screen.findByRole('dialog', { name: '用户中心' }))
    await expect(drawer.getByRole('link', { name: /收藏/ })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const LongText: Story = {
  args: {
    current: 'a',
    groups: [
      {
        label: '企业成员与授权管理',
        items: [
          { id: 'a', label: '授权代理证书与产品线到期提醒设置', href: '/a', count: 10_001 },
          { id: 'b', label: '成员', href: '/b' },
        ],
      },
    ],
  },
}

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'least' } } }

export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
export const PhonePicture: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [(Story) => <div style={{ minHeight: 640 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await screen.findByRole('dialog')
  },
}
