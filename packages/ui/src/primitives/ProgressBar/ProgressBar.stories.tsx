import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProgressBar } from './ProgressBar.tsx'

const meta = {
  component: ProgressBar,
  args: { value: 60, label: '正在下载' },
  parameters: {
    docs: {
      description: {
        component:
          '做到了多少：页面切换与下载用 2 px 的细线，不知道进度时用 isIndeterminate；云盘等空间的用量用 kind="space"，写明已用与总量。接近用满时颜色之外还有文字。不到一秒的等待不要用，整块内容的等待用 Skeleton。',
      },
    },
  },
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

/** A space is a meter: it does not move by itself. */
export const Space: Story = {
  args: { kind: 'space', value: 32, label: '云盘空间', valueText: '已用 3.2 GB，共 10 GB' },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: '云盘空间' })
    await expect(meter).toHaveAttribute('aria-valuetext', '已用 3.2 GB，共 10 GB')
  },
}

export const AlmostFull: Story = {
  args: { ...Space.args, value: 97, valueText: '已用 9.7 GB，共 10 GB' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('即将用满')).toBeVisible()
  },
}

export const Picture: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 320 }}>
      <ProgressBar {...args} />
      <ProgressBar label="云盘空间" kind="space" value={32} valueText="已用 3.2 GB，共 10 GB" />
      <ProgressBar label="云盘空间" kind="space" value={84} valueText="已用 8.4 GB，共 10 GB" />
      <ProgressBar label="云盘空间" kind="space" value={100} valueText="已用 10 GB，共 10 GB" />
    </div>
  ),
}

export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
