import type { NavItem } from '@xinpu/sdk/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { inWindow, navigation } from '../story-data.ts'
import { NavCustomDialog } from './NavCustomDialog.tsx'

const agents: NavItem[] = [
  { name: '艾睿电子', url: 'https://www.arrow.cn' },
  { name: '艾锐达', url: 'https://www.example.com/airuida' },
]
const hostile = { name: '有优惠', url: 'javascript:alert(document.cookie)' }

const meta = {
  component: NavCustomDialog,
  parameters: {
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component:
          '自定义头部的三个网址列表：排序、增删、打开方式，点“保存”才生效。放在页面壳里，由 NavDropdown 的“自定义”打开；数据用 useNavConfig 读写本机。不要校验网址，也不要把非 http(s) 的网址做成链接。',
      },
    },
  },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    value: navigation,
    defaults: { common: navigation.common.slice(0, 1), agent: navigation.agent, brand: navigation.brand },
    onSave: fn(),
    onReset: fn(),
  },
  render: function Page(args) {
    const [isOpen, setOpen] = useState(args.isOpen)
    const change = (next: boolean) => {
      setOpen(next)
      args.onOpenChange(next)
    }

    return (
      <div style={{ minHeight: 700 }}>
        <Button onPress={() => change(true)}>自定义</Button>
        <NavCustomDialog {...args} isOpen={isOpen} onOpenChange={change} />
      </div>
    )
  },
} satisfies Meta<typeof NavCustomDialog>

export default meta
type Story = StoryObj<typeof meta>

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
/** The sites that are left, in their order. */
const order = () => screen.getAllByRole('button', { name: /^删除/ }).map((button) => button.getAttribute('aria-label'))
const saved = (list: Partial<typeof navigation>) => ({ ...navigation, ...list })
const sites = (...picked: (NavItem | undefined)[]) => picked.filter((site) => site !== undefined)
const [lcsc, semiee, erp, customs] = navigation.common

/** Buttons move a site; at an end the focus goes to the other one. */
export const ByButtons: Story = {
  play: async ({ args }) => {
    await press('下移“立创商城”')
    await press('上移“中国海关总署”')
    await expect(screen.getByRole('status')).toHaveTextContent('“中国海关总署”移到第 3 位，共 4 位')
    await expect(screen.getByRole('button', { name: '上移“半导小芯”' })).toBeDisabled()
    await press('上移“立创商城”')
    await waitFor(() => expect(screen.getByRole('button', { name: '下移“立创商城”' })).toHaveFocus())
    await press('保存')
    await expect(args.onSave).toHaveBeenCalledWith(saved({ common: sites(lcsc, semiee, customs, erp) }), 'newTab')
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false))
  },
}

/** The grip carries a site by keys: Enter takes it, arrows choose the place, Enter lets it go. */
export const ByKeys: Story = {
  play: async ({ args }) => {
    const grip = await screen.findByRole('button', { name: /拖动“立创商城”/ })
    grip.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(order()[0]).toBe('删除“半导小芯”'))
    await press('保存')
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}

/** A removed site keeps its place until it is saved, and can be had back. */
export const Removes: Story = {
  play: async ({ args }) => {
    await press('删除“半导小芯”')
    const undo = screen.getByRole('button', { name: '撤销移除“半导小芯”' })
    await waitFor(() => expect(undo).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: '删除“半导小芯”' })).toHaveFocus())
    await press('删除“公司内网”')
    await expect(screen.getByRole('tab', { name: /常用/ })).toHaveTextContent('3')
    await press('保存')
    await expect(args.onSave).toHaveBeenCalledWith(saved({ common: sites(lcsc, semiee, customs) }), 'newTab')
  },
}

/** Choosing a suggestion fills name and address; Enter adds. */
export const Suggests: Story = {
  args: { list: 'agent', suggest: fn(async () => agents) },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: '名称' }), '艾')
    await userEvent.click(await screen.findByRole('option', { name: /艾睿电子/ }))
    await expect(screen.getByRole('textbox', { name: '网址' })).toHaveValue('https://www.arrow.cn')
    await press('添加')
    await expect(await screen.findByText('https://www.arrow.cn')).toBeVisible()
    await expect(screen.getByRole('combobox', { name: '名称' })).toHaveFocus()
    await userEvent.click(screen.getByRole('switch', { name: '在新标签页打开' }))
    await press('保存')
    await expect(args.onSave).toHaveBeenCalledWith(
      saved({ agent: [...navigation.agent, ...sites(agents[0])] }),
      'sameTab',
    )
  },
}

/** Anything is kept as it was typed; nothing that is not of the web becomes a link. Typed and not added: saved, too. */
export const BadAddress: Story = {
  args: {
    value: { ...navigation, common: [...navigation.common, hostile] },
    suggest: fn(async () => Promise.reject(new Error('503'))),
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getAllByText('此网址打不开，请以 https:// 开头')).toHaveLength(2)
    await expect(dialog.getByText(hostile.url)).toBeVisible()
    await expect(dialog.queryByRole('link')).toBeNull()
    await userEvent.type(dialog.getByRole('combobox', { name: '名称' }), '内网')
    await userEvent.type(dialog.getByRole('textbox', { name: '网址' }), 'erp.local')
    await expect(dialog.getAllByText('此网址打不开，请以 https:// 开头')).toHaveLength(3)
    await press('保存')
    await expect(args.onSave).toHaveBeenCalledWith(
      saved({ common: [...navigation.common, hostile, { name: '内网', url: 'erp.local' }] }),
      'newTab',
    )
  },
}

/** The lists of the site come back; 保存 keeps nothing of one's own. */
export const Resets: Story = {
  args: { opensIn: 'sameTab' },
  play: async ({ args }) => {
    await press('恢复默认')
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(1))
    await press('保存')
    await expect(args.onReset).toHaveBeenCalledOnce()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

/** Closing forgets what was changed. */
export const Forgets: Story = {
  play: async () => {
    await press('删除“立创商城”')
    await press('关闭')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press('自定义')
    await expect(await screen.findByRole('button', { name: '删除“立创商城”' })).toBeVisible()
  },
}

export const Empty: Story = {
  args: { value: { ...navigation, brand: [] }, list: 'brand' },
  play: async () => expect(await screen.findByText('添加第一个网址')).toBeVisible(),
}

const long = Array.from({ length: 14 }, (_, index) => ({
  name: `国家市场监督管理总局缺陷产品管理中心信息公示平台 ${index + 1}`,
  url: `https://www.example.com/very/long/path/to/a/page/${index + 1}?from=xinpu&lang=zh-CN`,
}))
export const LongText: Story = { args: { value: { ...navigation, common: long } } }
export const Narrow: Story = {
  ...LongText,
  globals: inWindow('least'),
  play: async () => {
    await screen.findByRole('dialog')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

const picture: Story = {
  play: async () => {
    await press('删除“半导小芯”')
    await userEvent.type(screen.getByRole('combobox', { name: '名称' }), '贸泽')
    await userEvent.type(screen.getByRole('textbox', { name: '网址' }), 'https://www.mouser.cn')
  },
}
export const Picture: Story = picture
export const DarkPicture: Story = { ...picture, parameters: { theme: 'dark' } }
export const PhonePicture: Story = { ...picture, globals: inWindow('phone') }
