import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { inWindow } from '../story-data.ts'
import { RecentViewsDrawer } from './RecentViewsDrawer.tsx'
import { noPages, now, pages } from './story-pages.ts'

const meta = {
  component: RecentViewsDrawer,
  parameters: {
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component:
          '最近看过的需求、代理商、数据手册与文章，从右边滑出。由 SideMenu 或手机菜单的“最近浏览”打开；每个标签页的数据、加载与失败由调用方给出。未登录时传 onLogin 与本机记录；不要在这里请求接口，也不要把它当成收藏列表。',
      },
    },
  },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    pages,
    current: 'demand',
    onTab: fn(),
    places: {
      demand: (id) => `#demand-${id}`,
      datasheet: (id, brandId) => `#spec-${id}-${brandId}`,
      article: (id) => `#article-${id}`,
      goods: (id) => `#goods-${id}`,
      agent: (id) => `#agent-${id}`,
    },
    starts: { demand: '#inquiry', agent: '#agents', datasheet: '#datasheet', article: '#news' },
    now,
    onMore: fn(async () => undefined),
    onRemove: fn(),
    onClear: fn(async () => undefined),
    pause: { isPaused: false, onChange: fn() },
  },
  render: function Page(args) {
    const [isOpen, setOpen] = useState(args.isOpen)
    const [current, setCurrent] = useState(args.current)
    const change = (next: boolean) => {
      setOpen(next)
      args.onOpenChange(next)
    }

    return (
      <div style={{ minHeight: 700 }}>
        <Button onPress={() => change(true)}>最近浏览</Button>
        <RecentViewsDrawer
          {...args}
          isOpen={isOpen}
          onOpenChange={change}
          current={current}
          onTab={(tab) => {
            setCurrent(tab)
            args.onTab(tab)
          }}
        />
      </div>
    )
  },
} satisfies Meta<typeof RecentViewsDrawer>

export default meta
type Story = StoryObj<typeof meta>

const drawer = async () => within(await screen.findByRole('dialog', { name: '最近浏览' }))

/** Demands and supplies by day; each leads to its page. */
export const Demands: Story = {
  play: async ({ args }) => {
    const inside = await drawer()
    await expect(inside.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      '今天',
      '昨天',
      '更早',
    ])
    await expect(inside.getByRole('link', { name: 'STM32F103C8T6' })).toHaveAttribute('href', '#demand-100')
    await userEvent.click(inside.getByRole('button', { name: '加载更多' }))
    await expect(args.onMore).toHaveBeenCalledWith('demand')
    await userEvent.click(inside.getByRole('switch', { name: '暂停记录' }))
    await expect(args.pause?.onChange).toHaveBeenCalledWith(true)
  },
}

/** Four tabs; agents cannot be chosen: they carry no record. */
export const Tabs: Story = {
  play: async ({ args }) => {
    const inside = await drawer()
    await userEvent.click(inside.getByRole('tab', { name: /代理商/ }))
    await expect(args.onTab).toHaveBeenCalledWith('agent')
    await expect(inside.getByRole('link', { name: '贸泽电子' })).toBeVisible()
    await expect(inside.queryByRole('checkbox')).toBeNull()
    await userEvent.keyboard('{ArrowRight}')
    await expect(inside.getByRole('link', { name: /GRM155R71C104KA88D/ })).toHaveAttribute('href', '#spec-201-3')
    await userEvent.keyboard('{ArrowRight}')
    await expect(inside.getByRole('link', { name: /CH340C/ })).toHaveAttribute('href', '#goods-9')
  },
}

/** Chosen records are forgotten together. */
export const Removes: Story = {
  play: async ({ args }) => {
    const inside = await drawer()
    await userEvent.click(inside.getByRole('checkbox', { name: '选择 TPS5430DDAR' }))
    await userEvent.click(inside.getByRole('checkbox', { name: '选择 W25Q128JVSIQ' }))
    await expect(inside.getByText(/已选/)).toHaveTextContent('已选 2 条')
    await userEvent.click(inside.getByRole('button', { name: '删除' }))
    await expect(args.onRemove).toHaveBeenCalledWith('demand', [2, 4])
    await expect(inside.queryByText(/已选/)).toBeNull()
  },
}

/** Everything of a tab goes only after the question. */
export const Clears: Story = {
  play: async ({ args }) => {
    await userEvent.click((await drawer()).getByRole('button', { name: '清空' }))
    const question = within(await screen.findByRole('alertdialog', { name: '清空采购需求的浏览记录' }))
    await expect(args.onClear).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: '清空' }))
    await expect(args.onClear).toHaveBeenCalledWith('demand')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

/** Nobody is logged in: what this device remembers, and the way to keep more. */
export const LoggedOut: Story = {
  args: {
    pages: { ...noPages, datasheet: pages.datasheet },
    current: 'datasheet',
    onLogin: fn(),
    onMore: undefined,
    pause: undefined,
  },
  play: async ({ args }) => {
    const inside = await drawer()
    await expect(inside.getByText('未登录，记录只存在本机')).toBeVisible()
    await userEvent.click(inside.getByRole('button', { name: '登录后同步' }))
    await expect(args.onLogin).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = { args: { pages: { ...pages, demand: 'loading' } } }
export const Empty: Story = {
  args: { pages: noPages, current: 'article' },
  play: async () => {
    const inside = await drawer()
    await expect(inside.getByText('还没有浏览记录')).toBeVisible()
    await expect(inside.getByRole('link', { name: '去看资讯' })).toHaveAttribute('href', '#news')
    await expect(inside.queryByRole('button', { name: '清空' })).toBeNull()
  },
}
export const Failed: Story = {
  args: { pages: { ...pages, demand: { kind: 'server', requestId: '7f3a', onRetry: fn() } } },
  play: async () => expect((await drawer()).getByRole('button', { name: '重试' })).toBeVisible(),
}
export const Narrow: Story = {
  globals: inWindow('least'),
  play: async () => {
    await drawer()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

const picture: Story = {
  play: async () => {
    const inside = await drawer()
    await userEvent.click(inside.getByRole('checkbox', { name: '选择 TPS5430DDAR' }))
    await userEvent.click(inside.getByRole('checkbox', { name: '选择 GRM155R71C104KA88D' }))
  },
}
export const Picture: Story = picture
export const DarkPicture: Story = { ...LoggedOut, play: undefined, parameters: { theme: 'dark' } }
export const PhonePicture: Story = { args: { current: 'article' }, globals: inWindow('phone') }
