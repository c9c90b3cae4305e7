import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SiteFooter } from '../../frame/SiteFooter/SiteFooter.tsx'
import { Section } from '../../primitives/Section/Section.tsx'
import { SideNav } from '../../primitives/SideNav/SideNav.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { UserCenterLayout } from './UserCenterLayout.tsx'

const meta = {
  component: UserCenterLayout,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component:
          '用户中心与买卖中心：1200 px，左侧 200 px 菜单，没有右侧工具条。nav 传 SideNav，它在 900 px 以下自己折叠；不要再套一层 PageBody。',
      },
    },
  },
  globals: { viewport: { value: 'desktop' } },
  args: {
    nav: (
      <SideNav
        label="用户中心"
        current="disk"
        groups={[
          {
            label: '我的',
            items: [
              { id: 'me', label: '个人资料', href: '#me' },
              { id: 'disk', label: '云盘', href: '#disk', count: 28 },
              { id: 'favours', label: '收藏', href: '#favours' },
            ],
          },
          { label: '企业', items: [{ id: 'enterprise', label: '企业认证', href: '#enterprise' }] },
        ]}
      />
    ),
    title: '云盘',
    children: (
      <Section title="全部文件">
        <Skeleton shape="table" count={8} />
      </Section>
    ),
  },
  render: (args) => (
    <>
      <UserCenterLayout {...args} />
      <SiteFooter places={{ about: '#about' }} year={2025} />
    </>
  ),
} satisfies Meta<typeof UserCenterLayout>

export default meta
type Story = StoryObj<typeof meta>

/** The menu stands beside the page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: '用户中心' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /云盘/ })).toHaveAttribute('aria-current', 'page')
  },
}

/** The narrowest window there is: nothing is cut. */
export const Least: Story = {
  globals: { viewport: { value: 'least' } },
  play: () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
}

export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }

const pages = Array.from({ length: 40 }, (_, at) => ({ id: `p${at}`, label: `页面 ${at}`, href: `#p${at}` as const }))

/** A menu with more pages than the window shows stands where one is. */
export const LongMenu: Story = {
  args: { nav: <SideNav label="用户中心" current="p36" groups={[{ label: '我的', items: pages }]} /> },
  play: async ({ canvas }) => {
    const here = canvas.getByRole('link', { name: '页面 36' }).getBoundingClientRect()
    await expect(here.top).toBeGreaterThan(0)
    await expect(here.bottom).toBeLessThanOrEqual(innerHeight)
  },
}
