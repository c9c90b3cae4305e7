import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inWindow } from '../story-data.ts'
import { AppRelease } from './AppRelease.tsx'

const release = {
  version: '2.4.1',
  versionCode: 241,
  platform: 'android' as const,
  downloadUrl: 'https://example.com/xinpu-2.4.1.apk',
  qrCode: 'https://example.com/xinpu-2.4.1.apk',
  forceUpdate: false,
  content: '扫描料盘上的二维码，直接打开型号。\n阅读手册时记住上次看到的页。',
  createTime: '2026-03-01T02:00:00.000Z',
}

const meta = {
  component: AppRelease,
  parameters: {
    docs: { description: { component: '客户端的最新版本：版本号、更新内容、下载，以及给手机扫的码。' } },
  },
  args: { release, now: new Date('2026-03-04T02:00:00.000Z') },
} satisfies Meta<typeof AppRelease>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '下载' })).toHaveAttribute('href', release.downloadUrl)
    await expect(canvas.getByRole('img', { name: '二维码：用手机扫码下载' })).toBeVisible()
  },
}

export const Forced: Story = {
  args: { release: { ...release, forceUpdate: true, content: '' } },
  play: async ({ canvas }) => expect(canvas.getByText('旧版本不再可用')).toBeVisible(),
}

export const Picture: Story = {}
export const PhonePicture: Story = { globals: inWindow('phone') }
