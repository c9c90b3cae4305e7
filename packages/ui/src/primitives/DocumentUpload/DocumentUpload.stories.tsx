import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { DocumentUpload, type DocumentUploadProps } from './DocumentUpload.tsx'
import { licencePicture } from './story-licence.ts'

const picture = (name: string, size = 1_240_000) => new File([new Uint8Array(size)], name, { type: 'image/jpeg' })

const meta = {
  component: DocumentUpload,
  parameters: {
    docs: {
      description: {
        component:
          '用途：提交一份证件，如营业执照、授权委托书，图片或 PDF 都行。传完能看到缩略图，点开看大图；更换时旧的留到新的传完。`onUpload` 只需答文件地址，读出的内容由使用者自己留下。多个文件用 Upload，相册用 ImageUpload。',
      },
    },
  },
  args: {
    label: '营业执照',
    value: null,
    onChange: fn(),
    onUpload: fn(async () => ({ url: licencePicture })),
    name: 'businessLicense',
  },
  render: Kept,
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
} satisfies Meta<typeof DocumentUpload>

export default meta
type Story = StoryObj<typeof meta>

/** The owner keeps the document. */
function Kept(args: DocumentUploadProps) {
  const [value, setValue] = useState(args.value)
  return <DocumentUpload {...args} value={value} onChange={(next) => (setValue(next), args.onChange(next))} />
}

const inputOf = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!

/** Sent, seen, looked at in large, and taken away again. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.upload(inputOf(canvasElement), picture('营业执照.jpg'))
    await userEvent.click(await canvas.findByRole('button', { name: '查看营业执照大图' }))
    await userEvent.click(await screen.findByRole('button', { name: '关闭' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ url: licencePicture, name: '营业执照.jpg' })
    const remove = await canvas.findByRole('button', { name: '移除营业执照' })
    await waitFor(() => expect(getComputedStyle(document.body).overflow).not.toBe('hidden'))
    await userEvent.click(remove)
    await waitFor(() => expect(canvas.getByRole('button', { name: '选择文件' })).toHaveFocus())
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

/** The line breaks once. */
function arrivesAtSecondTry(): DocumentUploadProps['onUpload'] {
  let tries = 0
  return async () => {
    tries += 1
    if (tries === 1) throw new TypeError('fetch failed')
    return { url: licencePicture }
  }
}

/** The old one stays until the new one is there. */
export const Replaced: Story = {
  args: {
    value: { url: '/files/old.pdf', name: '营业执照副本.pdf' },
    onUpload: fn(arrivesAtSecondTry()),
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('link', { name: '打开营业执照 PDF' })).toHaveAttribute('href', '/files/old.pdf')
    await userEvent.upload(inputOf(canvasElement), picture('新执照.jpg'))
    await expect(await canvas.findByText('网络中断，没有传完')).toBeVisible()
    await expect(canvas.getByText('营业执照副本.pdf')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '重试 新执照.jpg' }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ url: licencePicture, name: '新执照.jpg' }))
  },
}

/** Too large: it is never sent, and its row says why. */
export const TooLarge: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.upload(inputOf(canvasElement), picture('扫描件.jpg', 12_400_000))
    await expect(await canvas.findByText('文件 12.4 MB，超过 10 MB')).toBeVisible()
    await expect(args.onUpload).not.toHaveBeenCalled()
  },
}

const All = () => (
  <div style={{ display: 'grid', gap: 16 }}>
    <DocumentUpload {...meta.args} isRequired help="上传后会读出名称与代码。" />
    <DocumentUpload {...meta.args} error="请上传营业执照" />
    <DocumentUpload
      {...meta.args}
      value={{ url: licencePicture, name: '深圳市华芯微电子有限公司营业执照（副本）2026.jpg' }}
    />
    <DocumentUpload {...meta.args} label="授权委托书" value={{ url: '/files/a.pdf', name: '授权委托书.pdf' }} />
  </div>
)

export const Picture: Story = { render: All }
export const DarkPicture: Story = { render: All, parameters: { theme: 'dark' } }
