import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Lightbox, type LightboxProps } from './Lightbox.tsx'

/** A drawing made here: stories fetch nothing. */
const drawing = (text: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640" viewBox="0 0 960 640" fill="none" stroke="#55625c" stroke-width="4"><rect width="960" height="640" fill="#fff" stroke="none"/><rect x="330" y="170" width="300" height="300" rx="8"/><path d="M330 220h-90M330 270h-90M330 320h-90M330 370h-90M630 220h90M630 270h90M630 320h90M630 370h90"/><text x="480" y="332" text-anchor="middle" font-family="monospace" font-size="36" fill="#17211d" stroke="none">${text}</text></svg>`,
  )}`

const images = [
  { src: drawing('TPS5430'), alt: 'TPS5430DDAR 正面', width: 960, height: 640 },
  { src: drawing('8-SOIC'), alt: '封装 8-SOIC PowerPAD 的焊盘图', width: 960, height: 640 },
  { src: drawing('REEL'), alt: '卷带包装与标签', width: 960, height: 640 },
]

const meta = {
  component: Lightbox,
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component:
          '把图片放大到整个窗口：商品图、帖子图片、凭证。主体在第一次打开时才加载。缩放用滚轮、双指或工具栏，左右键翻页，Esc 关闭。PDF 请用 PdfViewer；只有一张小图标时不要用它。',
      },
    },
  },
  args: { images, index: 0, onClose: fn(), onIndex: fn() },
} satisfies Meta<typeof Lightbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const larger = await screen.findByRole('button', { name: '放大' })
    await waitFor(() => expect(larger).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: '下一张' }))
    await waitFor(() => expect(args.onIndex).toHaveBeenLastCalledWith(1))
    await userEvent.click(screen.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

function Opened(args: LightboxProps) {
  const [index, setIndex] = useState<number | null>(null)
  return (
    <>
      <Button onPress={() => setIndex(1)}>查看图片</Button>
      <Lightbox {...args} index={index} onClose={() => setIndex(null)} />
    </>
  )
}

/** Opens at the picture that was pressed, arrows turn, Escape closes and gives the focus back. */
export const ByKeyboard: Story = {
  render: Opened,
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '查看图片' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('button', { name: '关闭' })
    await screen.findByText('2 / 3')
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(args.onIndex).toHaveBeenLastCalledWith(2))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('button', { name: '关闭' })).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** One picture: nothing to turn, nothing to count. */
export const One: Story = {
  args: { images: images.slice(0, 1) },
  play: async () => {
    await screen.findByRole('button', { name: '关闭' })
    await expect(screen.queryByRole('button', { name: '下一张' })).toBeNull()
  },
}

export const Broken: Story = {
  args: { images: [{ src: 'data:image/png;base64,broken', alt: '付款凭证' }] },
}

export const Narrow: Story = { globals: { viewport: { value: 'least' } } }

export const Closed: Story = {
  args: { index: null },
  play: async () => {
    await expect(screen.queryByRole('button', { name: '关闭' })).toBeNull()
  },
}

const shown = async () => {
  await screen.findByText('1 / 3')
  await waitFor(() => expect(document.querySelector('.yarl__slide_image_loading')).toBeNull())
}

export const Picture: Story = { play: shown }
export const DarkPicture: Story = { play: shown, parameters: { theme: 'dark' } }
export const PhonePicture: Story = { play: shown, globals: { viewport: { value: 'phone' } } }
