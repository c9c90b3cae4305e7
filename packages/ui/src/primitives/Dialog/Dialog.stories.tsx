import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { TriggerButton } from '../Button/TriggerButton.tsx'
import { Link } from '../Link/Link.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

const meta = {
  component: Dialog,
  parameters: {
    docs: {
      description: {
        component:
          '盖在页面上的一问或一件小事，宽 500，手机上从底部升起。主要的按钮在最后。只是提醒用 Alert；自己弹出的不锁滚动。',
      },
      story: { inline: false, height: '640px' },
    },
  },
  args: {
    title: '删除 3 个文件',
    isOpen: true,
    onOpenChange: fn(),
    children: <p>文件将移到回收站，30 天内可以恢复。</p>,
    footer: (
      <>
        <TriggerButton slot="close">取消</TriggerButton>
        <Button tone="danger">删除 3 个文件</Button>
      </>
    ),
  },
  decorators: [(Story) => <div style={{ minHeight: 560 }}>{Story()}</div>],
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: '删除 3 个文件' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
  },
}

function Opened(args: DialogProps) {
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <Button onPress={() => setOpen(true)}>删除</Button>
      <Dialog {...args} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  )
}

/** Escape closes; the focus goes back to where it came from. */
export const ByKeyboard: Story = {
  render: Opened,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '删除' })
    await userEvent.click(button)
    await expect(await screen.findByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** For the eye it is gone before it is taken away, which may take long. */
export const LeavesFirst: Story = {
  render: Opened,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除' }))
    const dialog = await screen.findByRole('dialog')
    const changes: MutationRecord[] = []
    const watch = new MutationObserver((more) => changes.push(...more))
    watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-leaving'] })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog.isConnected).toBe(false))
    watch.disconnect()
    const isGone = ({ removedNodes }: MutationRecord) => [...removedNodes].some((node) => node.contains(dialog))
    await expect(changes.findIndex(({ type }) => type === 'attributes')).toBeGreaterThanOrEqual(0)
    await expect(changes.findIndex(isGone)).toBeGreaterThan(changes.findIndex(({ type }) => type === 'attributes'))
  },
}

/** Whoever is told may keep it open: it is seen again. */
export const KeptOpen: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
    await waitFor(() => expect(dialog.closest('[data-leaving]')).toBeNull())
    await expect(dialog).toBeVisible()
  },
}

/** Nobody asked for it: the page under it still scrolls. */
export const AutoOpened: Story = {
  args: { title: '登录后查看全文', autoOpened: true, footer: undefined },
  play: async () => {
    await screen.findByRole('dialog')
    await expect(getComputedStyle(document.documentElement).overflow).toBe('visible')
  },
}

const login = {
  title: '登录',
  subtitle: '登录后可下载、收藏和询价',
  actions: <Link href="/register">注册</Link>,
  children: (
    <>
      <TextField label="手机号码" value="" onChange={fn()} />
      <TextField
        label="短信验证码"
        value=""
        onChange={fn()}
        suffix={
          <Button tone="quiet" size="sm">
            发送验证码
          </Button>
        }
      />
      <Button tone="primary" size="lg" shape="block">
        登录
      </Button>
    </>
  ),
  footer: undefined,
}

export const LongText: Story = {
  args: {
    ...login,
    children: Array.from({ length: 40 }, (_, line) => (
      <p key={line}>第 {line + 1} 条：用户应当对自己发布的内容负责。</p>
    )),
  },
}

export const Picture: Story = {}
export const DarkPicture: Story = { args: login, parameters: { theme: 'dark' } }
