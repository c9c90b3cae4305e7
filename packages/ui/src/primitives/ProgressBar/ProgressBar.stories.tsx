import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProgressBar } from './ProgressBar.tsx'

const meta = {
  component: ProgressBar,
  args: { value: 60, label: '正在下载' },
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

export const Known: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '正在下载' })).toHaveAttribute('aria-valuenow', '60')
  },
}

/** Nobody knows how much is done. */
export const Unknown: Story = {
  args: { value: undefined, isIndeterminate: true, label: '页面加载中' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
  },
}

export const Picture: Story = {}
