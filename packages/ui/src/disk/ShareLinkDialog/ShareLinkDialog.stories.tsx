import type { FileShare } from '@xinpu/sdk/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { now } from '../story-data.ts'
import { ShareLinkDialog } from './ShareLinkDialog.tsx'

const share: FileShare = {
  id: 1,
  url: 'https://xinpu.example/share/7Kq2mVx9abcdefgh',
  code: '8F2K',
  names: ['GW3_BOM_revC.xlsx'],
  fileCount: 1,
  viewCount: 6,
  isExpired: false,
  expireTime: '2026-11-29T08:00:00Z',
  createTime: '2026-11-22T08:00:00Z',
}
const old = { ...share, id: 2, names: ['旧版外壳.step', '旧版说明.md', '旧版图.jpg'], fileCount: 14, isExpired: true }

const meta = {
  component: ShareLinkDialog,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '640px' },
      description: { component: '用途：生成分享链接，可以设有效期和提取码；发出的都在下面，随时收回。' },
    },
  },
  args: {
    count: 2,
    shares: { data: [share, old], totalRecord: 2 },
    now,
    onClose: fn(),
    make: fn(async () => share),
    withdraw: fn(async () => undefined),
  },
} satisfies Meta<typeof ShareLinkDialog>

export default meta
type Story = StoryObj<typeof meta>

/** A code that cannot be is told before anything is sent; the link is copied with its code. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(screen.getByRole('dialog', { name: '分享 2 个文件' }))
    const code = dialog.getByRole('textbox', { name: '提取码' })
    await userEvent.type(code, '8F')
    await userEvent.click(dialog.getByRole('button', { name: '生成链接' }))
    await expect(args.make).not.toHaveBeenCalled()
    await userEvent.type(code, '2K')
    await userEvent.click(dialog.getByRole('button', { name: '生成链接' }))
    await expect(args.make).toHaveBeenCalledWith({ expireDays: 7, code: '8F2K' })
    await expect(await dialog.findByRole('button', { name: '复制分享链接' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: /收回 旧版外壳/ }))
    await expect(args.withdraw).toHaveBeenCalledWith(old)
  },
}

export const Refused: Story = {
  args: { make: fn<() => Promise<FileShare>>(() => Promise.reject(new Error('没有找到文件'))) },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: '生成链接' }))
    await expect(await screen.findByRole('alert')).toBeVisible()
  },
}
export const ListAlone: Story = { args: { count: 0 } }
export const Empty: Story = { args: { shares: { data: [], totalRecord: 0 } } }
export const Loading: Story = { args: { shares: 'loading' } }
export const Failed: Story = { args: { shares: { kind: 'network', onRetry: fn() } } }
