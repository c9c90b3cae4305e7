import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { PartNumber } from '../PartNumber/PartNumber.tsx'
import { queue } from '../Toast/toast-queue.ts'
import { ToastRegion } from '../Toast/ToastRegion.tsx'
import { CopyText } from './CopyText.tsx'

const writeText = fn(async () => {})

const meta = {
  component: CopyText,
  parameters: {
    docs: {
      description: { component: '一段字和复制它的按钮，复制好了会说。给编号、型号、地址这类要带走的。长文章不要用。' },
    },
  },
  args: { text: 'TPS5430DDAR', label: '型号', children: <PartNumber>TPS5430DDAR</PartNumber> },
  beforeEach: () => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    return () => queue.clear()
  },
} satisfies Meta<typeof CopyText>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <>
      <CopyText {...args} />
      <ToastRegion />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '复制型号' }))
    await expect(writeText).toHaveBeenCalledWith('TPS5430DDAR')
    const toasts = within(await screen.findByRole('region', { name: /提示/ }))
    await expect(await toasts.findByRole('status')).toHaveTextContent('已复制型号')
  },
}

export const PlainText: Story = { args: { text: '7f3a91', label: '编号', children: undefined } }

export const Picture: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <CopyText {...args} />
      <CopyText text="7f3a91" label="编号" />
      <CopyText text="STM32F103C8T6" label="型号">
        <PartNumber size="xl">STM32F103C8T6</PartNumber>
      </CopyText>
    </div>
  ),
}
