import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { UserCenterNav, type UserCenterGroup } from './UserCenterNav.tsx'

const way = (type: number, label: string, count?: number) => ({ type, label, href: `#type-${type}`, count })
const mine: UserCenterGroup[] = [
  { items: [way(1, '个人中心')] },
  {
    label: '我的',
    items: [way(2, '我的文章', 2), way(3, '我的圈子'), way(4, '我的收藏', 128), way(5, '我的关注与粉丝')],
  },
  { label: '云盘', items: [way(8, '资料云盘', 28), way(9, '文件云盘'), way(10, '文章云盘'), way(11, '回收站')] },
  { label: '供求', items: [way(12, '推荐供求'), way(13, '我的报价', 3), way(14, '我的采购'), way(15, '供求管理')] },
]
const company: UserCenterGroup = {
  label: '企业',
  items: [way(16, '企业认证'), way(17, '代理管理'), way(19, '产品线管理'), way(20, '企业联系人')],
}
const account: UserCenterGroup = {
  label: '账户',
  items: [way(25, '提醒中心', 12), way(21, '推广邀请'), way(7, '账户设置')],
}

const meta = {
  component: UserCenterNav,
  parameters: {
    docs: {
      description: {
        component:
          '用途：用户中心左侧的菜单，按身份给出分组，空的分组不显示，0 不显示数字。交给 UserCenterLayout 的 nav；不足 900 px 时自己收成按钮与抽屉，不要再套 Drawer。',
      },
    },
  },
  args: { groups: [...mine, company, account], current: 4 },
  decorators: [
    (Story, { globals }) => <div style={{ width: globals['viewport']?.value ? undefined : 200 }}>{Story()}</div>,
  ],
} satisfies Meta<typeof UserCenterNav>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: '用户中心' }))
    await expect(nav.getByRole('link', { name: /我的收藏/ })).toHaveAttribute('aria-current', 'page')
    await expect(nav.getByRole('link', { name: /账户设置/ })).toHaveAttribute('href', '#type-7')
    await expect(nav.getByRole('list', { name: '企业' })).toBeVisible()
  },
}

/** Who belongs to no company sees no such group. */
export const Person: Story = {
  args: { groups: [...mine, { label: '企业', items: [] }, account], current: 1 },
  play: async ({ canvas }) => expect(canvas.queryByText('企业')).toBeNull(),
}

export const Folded: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '用户中心：我的收藏' }))
    const drawer = within(await screen.findByRole('dialog', { name: '用户中心' }))
    await expect(drawer.getByRole('link', { name: /提醒中心/ })).toBeVisible()
  },
}

export const Picture: Story = {}
