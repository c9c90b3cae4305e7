import type { OssFile } from '@xinpu/sdk/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, mocked, waitFor, within } from 'storybook/test'
import { Upload, type UploadProps } from './Upload.tsx'
import type { SendFile } from './useUploads.ts'

const sheet = (name: string, size = 1_240_000) => new File([new Uint8Array(size)], name, { type: 'application/pdf' })
const stored = ({ name, size }: File): OssFile => ({
  url: `https://oss.example.com/${name}`,
  name,
  size,
  fileType: 'pdf',
  key: `spec/${name}`,
})
const arrived = stored(sheet('TPS5430DDAR.pdf'))

const arrives: SendFile = async (file, { onProgress }) => {
  onProgress(100)
  return stored(file)
}
/** Half of it arrives, then nothing more does. */
const stands: SendFile = (_, { signal, onProgress }) =>
  new Promise((_answer, refuse) => {
    onProgress(45)
    signal.addEventListener('abort', () => refuse(new Error('aborted')))
  })
const breaks: SendFile = () => Promise.reject(new TypeError('fetch failed'))

const meta = {
  component: Upload,
  parameters: {
    docs: {
      description: {
        component:
          '用于提交文件：选择、拖入或粘贴，每个文件各有进度、暂停、继续、重试和取消。组件自己不发送，只调用 `onUpload`；`files` 是已经传好的文件，由使用者保管。类型或大小不符时在该行用中文说明原因，不要再弹 Toast；图片请用 ImageUpload，不要用它做头像。',
      },
    },
  },
  args: {
    label: '数据手册',
    files: [],
    accept: ['.pdf'],
    maxSize: 2_000_000,
    maxFiles: 3,
    onChange: fn(),
    onUpload: fn(arrives),
  },
  render: Kept,
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof Upload>

export default meta
type Story = StoryObj<typeof meta>

/** The owner keeps the files. */
function Kept(args: UploadProps) {
  const [files, setFiles] = useState(args.files)
  return <Upload {...args} files={files} onChange={(next) => (setFiles(next), args.onChange(next))} />
}

const inputOf = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!

/** Two files at once; both arrive. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.upload(inputOf(canvasElement), [sheet('LM358.pdf'), sheet('STM32F103C8T6.pdf')])
    await expect(await canvas.findByRole('link', { name: /LM358/ })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: /STM32F103C8T6/ })).toBeVisible()
    await expect(args.onChange).toHaveBeenLastCalledWith([
      expect.objectContaining({ name: 'LM358.pdf' }),
      expect.objectContaining({ name: 'STM32F103C8T6.pdf' }),
    ])
    await userEvent.click(canvas.getByRole('button', { name: '移除 LM358.pdf' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: '选择文件' })).toHaveFocus())
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
  },
}

/** A type, a size, an empty file, and one too many: each says why in its own row. */
export const Refused: Story = {
  args: { files: [arrived], maxFiles: 2 },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const input = inputOf(canvasElement)
    input.removeAttribute('accept')
    await userEvent.upload(input, [
      new File(['x'], '报价单.docx'),
      sheet('手册.pdf', 2_600_000),
      sheet('空.pdf', 0),
      sheet('LM358.pdf'),
      sheet('NE555.pdf'),
    ])
    await expect(canvas.getByText('只接受 PDF')).toBeVisible()
    await expect(canvas.getByText('文件 2.6 MB，超过 2 MB')).toBeVisible()
    await expect(canvas.getByText('文件是空的')).toBeVisible()
    await expect(canvas.getByText('最多 2 个文件')).toBeVisible()
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledOnce())
    await expect(await canvas.findByText('LM358.pdf 已上传')).toHaveAttribute('role', 'status')
    await userEvent.click(canvas.getByRole('button', { name: '移除 报价单.docx' }))
    await expect(canvas.queryByText('只接受 PDF')).toBeNull()
  },
}

/** A pause stops the call; going on makes it again; giving up leaves nothing. */
export const Pauses: Story = {
  args: { onUpload: fn(stands) },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.upload(inputOf(canvasElement), sheet('LM358.pdf'))
    await expect(await canvas.findByRole('progressbar', { name: '上传 LM358.pdf' })).toHaveAttribute(
      'aria-valuenow',
      '45',
    )
    await userEvent.click(canvas.getByRole('button', { name: '暂停 LM358.pdf' }))
    await expect(canvas.getByText('已暂停，已传 45%')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '继续 LM358.pdf' }))
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledTimes(2))
    await userEvent.click(await canvas.findByRole('button', { name: '取消 LM358.pdf' }))
    await expect(canvas.queryByRole('listitem')).toBeNull()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    mocked(args.onUpload).mockImplementationOnce(breaks)
    await userEvent.upload(inputOf(canvasElement), sheet('LM358.pdf'))
    await expect(await canvas.findByText('网络中断，没有传完')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '重试 LM358.pdf' }))
    await expect(await canvas.findByRole('link', { name: /LM358/ })).toBeVisible()
  },
}

const carrying = (file: File) => {
  const data = new DataTransfer()
  data.items.add(file)
  return data
}

/** Only a real drag allows anything and has entries: this one says it does. */
function dragging(type: string, file: File, { x, y }: DOMRect) {
  const event = new DragEvent(type, { bubbles: true, cancelable: true, clientX: x + 5, clientY: y + 5 })
  const item = { kind: 'file', type: file.type, getAsFile: () => file, webkitGetAsEntry: () => ({ isFile: true }) }
  const dataTransfer = { types: ['Files'], items: [item], files: [file], effectAllowed: 'all', dropEffect: 'none' }
  return Object.defineProperty(event, 'dataTransfer', { value: dataTransfer })
}

export const DropsAndPastes: Story = {
  play: async ({ canvas, canvasElement }) => {
    const zone = canvasElement.querySelector('[data-rac] > svg')!.parentElement!
    for (const type of ['dragenter', 'dragover', 'drop'])
      zone.dispatchEvent(dragging(type, sheet('拖入.pdf'), zone.getBoundingClientRect()))
    await expect(await canvas.findByRole('link', { name: /拖入/ })).toBeVisible()

    const button = canvas.getByRole('button', { name: '选择文件' })
    button.focus()
    button.dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: carrying(sheet('粘贴.pdf')) }),
    )
    await expect(await canvas.findByRole('link', { name: /粘贴/ })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

export const ByKeyboard: Story = {
  args: { files: [arrived] },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: '移除 TPS5430DDAR.pdf' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith([])
  },
}

export const Invalid: Story = { args: { isRequired: true, error: '请上传数据手册' } }
export const Disabled: Story = { args: { files: [arrived], isDisabled: true } }
export const Full: Story = {
  args: { files: [arrived], maxFiles: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '选择文件' })).toBeDisabled()
    await expect(within(canvas.getByRole('list')).getAllByRole('listitem')).toHaveLength(1)
  },
}
export const LongText: Story = {
  args: {
    files: [stored(sheet('德州仪器宽输入电压降压转换器数据手册（中文版，含勘误与应用笔记）TPS5430DDAR-Rev-C.pdf'))],
  },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
}

/** By turns: arrived, half way, paused, failed, refused. */
const mixed: SendFile = (file, call) => (file.name.startsWith('NE555') ? breaks(file, call) : stands(file, call))

export const Picture: Story = {
  args: { files: [arrived], maxFiles: 6, onUpload: fn(mixed) },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Kept {...args} />
      <Upload
        {...args}
        label="营业执照"
        accept={['image/*', '.pdf']}
        maxFiles={1}
        files={[]}
        isRequired
        error="请上传营业执照"
      />
      <Upload {...args} label="附件" accept={[]} maxFiles={1} isDisabled />
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = inputOf(canvasElement)
    input.removeAttribute('accept')
    await userEvent.upload(input, [
      sheet('LM358.pdf'),
      sheet('NE555.pdf'),
      sheet('STM32F103C8T6.pdf'),
      sheet('GRM155R71C104KA88D.pdf'),
      new File(['x'], '报价单.docx'),
    ])
    await canvas.findByText('网络中断，没有传完')
    await userEvent.click(await canvas.findByRole('button', { name: '暂停 STM32F103C8T6.pdf' }))
    await canvas.findByRole('button', { name: '暂停 GRM155R71C104KA88D.pdf' })
    await userEvent.unhover(canvas.getAllByRole('button')[0]!)
  },
}
export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
