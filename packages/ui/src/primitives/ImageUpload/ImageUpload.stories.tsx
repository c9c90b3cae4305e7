import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import type { SendFile } from '../Upload/useUploads.ts'
import { ImageUpload, type ImageUploadProps } from './ImageUpload.tsx'

/** A chip as it is photographed, as far as a few lines can tell. */
const chip = (model: string, width = 240, height = 240) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 240 240"><rect width="240" height="240" fill="#dfe4e0"/><path d="M30 70h180M30 120h180M30 170h180" stroke="#9aa5a0" stroke-width="16"/><rect x="55" y="45" width="130" height="150" rx="6" fill="#26302b"/><circle cx="75" cy="65" r="6" fill="#dfe4e0"/><text x="120" y="130" fill="#dfe4e0" font-family="monospace" font-size="22" text-anchor="middle">${model}</text></svg>`,
  )}`
const images = [chip('TPS5430'), chip('LM358'), chip('NE555')]

const photo = (name = '实物.png', size = 120_000, type = 'image/png') =>
  new File([new Uint8Array(size)], name, { type })
const arrives: SendFile = async ({ name, size }) => ({ url: chip('NEW'), name, size, fileType: 'png', key: name })
const stands: SendFile = (_, { onProgress }) => new Promise(() => onProgress(60))

const meta = {
  component: ImageUpload,
  parameters: {
    docs: {
      description: {
        component:
          '用于有顺序的几张图片：实物图、帖子配图。可选择、拖入、粘贴，用手柄拖动或按 Enter 后用方向键排序，可裁剪和移除。`images` 是地址，由使用者保管；组件不发送，只调用 `onUpload`。不要用它传文档，那是 Upload；不要在顺序没有意义、只要一张的地方把 `max` 设得很大。',
      },
    },
  },
  args: { label: '实物图', images, onChange: fn(), onUpload: fn(arrives) },
  render: Kept,
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof ImageUpload>

export default meta
type Story = StoryObj<typeof meta>

/** The owner keeps the images. */
function Kept(args: ImageUploadProps) {
  const [kept, setKept] = useState(args.images)
  return <ImageUpload {...args} images={kept} onChange={(next) => (setKept(next), args.onChange(next))} />
}

const inputOf = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!

export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.upload(inputOf(canvasElement), photo())
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith([...images, chip('NEW')]))
    await userEvent.click(canvas.getByRole('button', { name: '移除第 1 张' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([images[1], images[2], chip('NEW')])
  },
}

/** Enter on a handle takes an image up, arrows find its place, Enter puts it down. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: '移动第 1 张' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label') ?? '').not.toBe('移动第 1 张'))
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith([images[1], images[0], images[2]]))
  },
}

/** The cropper comes when it is asked for; what is cut takes the place of the whole. */
export const Crops: Story = {
  args: { aspect: 1 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '裁剪第 2 张' }))
    const cut = await screen.findByRole('button', { name: '裁剪' }, { timeout: 5000 })
    await waitFor(() => expect(cut).toBeEnabled())
    await expect(screen.getByRole('group', { name: /裁剪区域/ })).toBeVisible()
    await userEvent.click(cut)
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith([images[0], chip('NEW'), images[2]]))
    const [[file]] = (args.onUpload as ReturnType<typeof fn>).mock.calls as [[File]]
    await expect(file.type).toBe('image/png')
  },
}

export const Pastes: Story = {
  args: { images: [] },
  play: async ({ args, canvas }) => {
    const data = new DataTransfer()
    data.items.add(photo('截图.png'))
    canvas
      .getByRole('button', { name: '选择图片' })
      .dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith([chip('NEW')]))
  },
}

/** Neither a film nor a fourth one is taken. */
export const Refused: Story = {
  args: { max: 4 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = inputOf(canvasElement)
    input.removeAttribute('accept')
    await userEvent.upload(input, [photo('开箱.mp4', 10, 'video/mp4'), photo('正面.png'), photo('背面.png')])
    await expect(canvas.getByText('只接受 PNG、JPEG、WEBP')).toBeVisible()
    await expect(canvas.getByText('最多 4 张图片')).toBeVisible()
  },
}

export const Empty: Story = { args: { images: [] } }
export const Invalid: Story = { args: { images: [], isRequired: true, error: '请至少上传一张实物图' } }
export const Disabled: Story = { args: { isDisabled: true } }
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>] }

export const Picture: Story = {
  args: { onUpload: fn(stands) },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Kept {...args} />
      <ImageUpload {...args} label="外观" images={[]} isRequired error="请至少上传一张" />
      <ImageUpload {...args} label="不可用" images={images.slice(0, 2)} isDisabled />
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(inputOf(canvasElement), photo())
    await canvas.findByText('120 KB，已传 60%')
  },
}

/** With the cropper open. */
export const DarkPicture: Story = {
  parameters: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '裁剪第 1 张' }))
    const cut = await screen.findByRole('button', { name: '裁剪' }, { timeout: 5000 })
    await waitFor(() => expect(cut).toBeEnabled())
    await screen.findByRole('group', { name: /裁剪区域/ })
    await userEvent.unhover(cut)
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
  },
}
