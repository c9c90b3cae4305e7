import type { Meta, StoryObj } from '@storybook/react-vite'
import { UploadCorner } from './UploadCorner.tsx'

const meta = {
  component: UploadCorner,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '240px' },
      description: { component: '用途：上传队列停的地方，每一页的右下角；打印时不出现。' },
    },
  },
  args: { children: <p>上传队列</p> },
} satisfies Meta<typeof UploadCorner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
