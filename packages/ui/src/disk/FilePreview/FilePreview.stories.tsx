import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { file } from '../story-data.ts'
import { FilePreview } from './FilePreview.tsx'

const meta = {
  component: FilePreview,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '640px' },
      description: { component: '用途：就地看图片、文本、表格和 PDF；看不了的给下载。' },
    },
  },
  args: {
    file: file(1, '电源纹波测试.csv'),
    preview: {
      kind: 'table',
      isCut: true,
      rows: [
        ['时间', '电压', '纹波'],
        ['1', '3.30', '12 mV'],
        ['2', '3.29', '14 mV'],
      ],
    },
    onClose: fn(),
  },
} satisfies Meta<typeof FilePreview>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('cell', { name: '14 mV' })).toBeVisible()
    await expect(screen.getByText(/只显示了开头/)).toBeVisible()
    await expect(screen.getByRole('link', { name: '下载' })).toHaveAttribute('href', '#file1')
  },
}
/** A text with marks is set by whoever lends it. */
export const Prose: Story = {
  args: { preview: { kind: 'prose', prose: <h3>烧录</h3>, isCut: true } },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: '烧录' })).toBeVisible()
    await expect(screen.getByText('只显示了开头，下载后看全部。')).toBeVisible()
  },
}
export const Text: Story = {
  args: {
    file: file(2, '烧录脚本说明.md'),
    preview: { kind: 'text', text: '# 烧录\n\n先断电，再接线。', isCut: false },
  },
}
export const Loading: Story = { args: { preview: 'loading' } }
export const Failed: Story = {
  args: { preview: { kind: 'network', onRetry: fn() } },
  play: async () => expect(await screen.findByRole('button', { name: '重试' })).toBeVisible(),
}
export const None: Story = { args: { file: file(3, '外壳.step'), preview: { kind: 'none' } } }
