import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { inWindow, menu, navigation, user, userPlaces } from '../story-data.ts'
import { SiteHeader } from './SiteHeader.tsx'

const search = <TextField label="搜索资讯" isLabelHidden value="" onChange={() => {}} placeholder="STM32 涨价" />

/** The card is loaded when it is first wanted. */
const late = { timeout: 5000 }

const meta = {
  component: SiteHeader,
  parameters: {
    docs: {
      description: {
        component:
          '每一页的头，83 px：一行导航、谁在这里，1024 px 以下全部收进抽屉。哪一项亮由路由的样式决定，外面传进来。没有导航的页面用 BareHeader。',
      },
      story: { inline: false, height: '320px' },
    },
    layout: 'fullscreen',
  },
  globals: inWindow('desktop'),
  args: {
    menu,
    current: '首页',
    places: {
      home: '#home',
      register: '#register',
      search: '#search',
      huiyuan: '#huiyuan',
      webSearch: 'https://www.baidu.com/',
      ...userPlaces,
    },
    user: null,
    navigation,
    onLogin: fn(),
    onLogout: fn(),
    onCustomize: fn(),
    theme: { value: 'system', onChange: fn() },
    tools: {
      onRecentViews: fn(),
      onFeedback: fn(),
      cart: { href: '#cart', count: 4 },
      messages: { onOpen: fn(), count: 3 },
      compare: { onOpen: fn(), count: 2 },
    },
  },
} satisfies Meta<typeof SiteHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('banner').offsetHeight).toBe(83)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: '跳到主要内容' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: '登录' }))
    await expect(args.onLogin).toHaveBeenCalledOnce()
  },
}

export const Person: Story = { args: { user } }
export const News: Story = { args: { variant: 'news', current: '资讯', search, onPublish: fn(), user } }
export const WithStrip: Story = {
  args: { strip: <TextField label="搜索" isLabelHidden value="TPS5430DDAR" onChange={() => {}} size="lg" /> },
}

/** Under 1280 px the lists of sites stand in one. */
export const Narrow: Story = {
  globals: inWindow('narrow'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更多' }))
    await expect(await screen.findByRole('link', { name: '德州仪器' }, late)).toBeVisible()
    await userEvent.click(screen.getAllByRole('button', { name: '自定义' })[1] as HTMLElement)
    await expect(args.onCustomize).toHaveBeenCalledWith('agent')
    await waitFor(() => expect(screen.queryByRole('link', { name: '德州仪器' })).toBeNull())
  },
}

/** Nothing of the desk is lost on a phone. */
export const PhoneDrawer: Story = {
  globals: inWindow('phone'),
  args: { user },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '菜单' }))
    const drawer = within(await screen.findByRole('dialog', { name: '菜单' }))
    for (const name of ['首页', '查企业', '会员', '账户管理'])
      await expect(drawer.getByRole('link', { name })).toBeInTheDocument()
    await userEvent.click(drawer.getByRole('button', { name: '原厂' }))
    await expect(drawer.getByRole('link', { name: '德州仪器' })).toBeVisible()
    await userEvent.click(drawer.getByRole('button', { name: '意见反馈' }))
    await expect(args.tools?.onFeedback).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const PhoneVisitorDrawer: Story = {
  globals: inWindow('least'),
  play: async ({ args, canvas, userEvent }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await userEvent.click(canvas.getByRole('button', { name: '菜单' }))
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: '菜单' })).getByRole('button', { name: '登录' }),
    )
    await expect(args.onLogin).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Before every room is open. */
export const NotOpen: Story = {
  args: {
    menu: menu.map((item, at) => (at > 0 ? { ...item, href: null } : item)),
    places: { ...meta.args.places, huiyuan: null },
  },
  play: async ({ canvas }) => {
    const soon = canvas.getAllByRole('link').filter((link) => link.ariaDisabled === 'true')
    await expect(soon.map((link) => link.textContent)).toEqual([...menu.slice(1).map(({ tab }) => tab), '会员'])
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Picture: Story = { args: { user, current: '供求' } }
export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
export const PhonePicture: Story = { args: { user }, globals: inWindow('phone') }
