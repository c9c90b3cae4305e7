import type { Meta, StoryObj } from '@storybook/react-vite'
import { Suspense, useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import type { SendFile } from '../Upload/useUploads.ts'
import { onDemand } from '../OnDemand/OnDemand.tsx'
import { RichEditor, type RichEditorProps } from './RichEditor.tsx'

const late = { timeout: 12_000 }
const html = [
  '<h2>用 TPS5430DDAR 做 5 V 降压</h2>',
  '<p>输入 <strong>5.5–36 V</strong>，输出 <em>3 A</em>，参见<a href="https://www.ti.com/product/TPS5430">德州仪器的产品页</a>。</p>',
  '<ul><li><p>开关频率 500 kHz</p></li><li><p>封装 <code>HSOIC-8</code></p></li></ul>',
  '<blockquote><p>热焊盘必须接地。</p></blockquote>',
  '<table><tbody><tr><th><p>位号</p></th><th><p>型号</p></th></tr><tr><td><p>U1</p></td><td><p>TPS5430DDAR</p></td></tr><tr><td><p>C1</p></td><td><p>GRM155R71C104KA88D</p></td></tr></tbody></table>',
].join('')

const arrives: SendFile = async ({ name, size }) => ({
  url: `https://oss.example.com/${name}`,
  name,
  size,
  fileType: 'png',
  key: name,
})

const meta = {
  component: RichEditor,
  parameters: {
    docs: {
      description: {
        component:
          '用于写文章、帖子和职位描述：二三级标题、列表、引用、代码、链接、图片、表格。编辑器本身按需加载，值是 HTML，由使用者保管；粘贴的内容按允许的结构清理，链接只收 http(s)。不要用它写一两行的说明，那是 TextArea；展示内容请用 RichText，不要把 HTML 直接插进页面。',
      },
    },
  },
  args: { label: '正文', html: '', onChange: fn(), onUploadImage: fn(arrives), placeholder: '写下你的经验' },
  render: Kept,
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
} satisfies Meta<typeof RichEditor>

export default meta
type Story = StoryObj<typeof meta>

/** The owner keeps the text. */
function Kept(args: RichEditorProps) {
  const [text, setText] = useState(args.html)
  return <RichEditor {...args} html={text} onChange={(next) => (setText(next), args.onChange(next))} />
}

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: /正文/ }, late)
    await expect(canvas.getByText('写下你的经验')).toBeVisible()
    await userEvent.click(text)
    await userEvent.keyboard('TPS5430')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>TPS5430</p>'))
    await expect(canvas.queryByText('写下你的经验')).toBeNull()
    await expect(canvas.getByText('7 字')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '二级标题' }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<h2>TPS5430</h2>'))
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }))
    await waitFor(() => expect(canvas.queryByRole('heading')).toBeNull())
  },
}

/** Arrow keys go from tool to tool; a tool that was pressed by a key keeps the focus. */
export const ByKeyboard: Story = {
  args: { html: '<p>LM358</p>' },
  play: async ({ args, canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: /正文/ }, late)
    await userEvent.click(text)
    await userEvent.keyboard('{Control>}a{/Control}')
    canvas.getByRole('button', { name: '三级标题' }).focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    const bold = canvas.getByRole('button', { name: '加粗' })
    await expect(bold).toHaveFocus()
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p><strong>LM358</strong></p>'))
    await expect(bold).toHaveAttribute('aria-pressed', 'true')
  },
}

const paste = (target: HTMLElement, fill: (data: DataTransfer) => void) => {
  const clipboardData = new DataTransfer()
  fill(clipboardData)
  target.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }))
}

/** What is pasted keeps what is allowed, and leaves the rest where it was. */
export const PastesCleaned: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: /正文/ }, late)
    await userEvent.click(text)
    paste(text, (data) =>
      data.setData(
        'text/html',
        '<h1 style="color:red">标题</h1><p onclick="x()"><u>下划</u><a href="javascript:alert(1)">坏</a></p><script>x()</script><img src="data:image/png;base64,AA">',
      ),
    )
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<h2>标题</h2><p>下划坏</p>'))
  },
}

export const Links: Story = {
  args: { html: '<p>TPS5430</p>' },
  play: async ({ args, canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: /正文/ }, late)
    await userEvent.click(text)
    await userEvent.keyboard('{Control>}a{/Control}')
    await userEvent.click(canvas.getByRole('button', { name: '链接' }))
    const address = await screen.findByRole('textbox', { name: '网址' })
    await userEvent.type(address, 'javascript:alert(1){Enter}')
    await expect(await screen.findByText('请输入 http 或 https 开头的网址')).toBeVisible()
    await userEvent.clear(address)
    await userEvent.type(address, 'www.ti.com{Enter}')
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        '<p><a rel="noopener noreferrer nofollow" href="https://www.ti.com/">TPS5430</a></p>',
      ),
    )
    await waitFor(() => expect(text).toHaveFocus())
  },
}

export const Images: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: /正文/ }, late)
    const file = new File(['x'], '原理图.png', { type: 'image/png' })
    await userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!, file)
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith('<img src="https://oss.example.com/原理图.png" alt="原理图">'),
    )
    paste(text, (data) => data.items.add(new File(['x'], '太大.bmp', { type: 'image/bmp' })))
    await expect(await canvas.findByText('太大.bmp：只接受 PNG、JPEG、WEBP、GIF')).toBeVisible()
  },
}

export const Tables: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: /正文/ }, late)
    await userEvent.click(canvas.getByRole('button', { name: '插入表格' }))
    await expect(await canvas.findAllByRole('row')).toHaveLength(3)
    await userEvent.click(await canvas.findByRole('button', { name: '加一行' }))
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
    await userEvent.click(canvas.getByRole('button', { name: '删除表格' }))
    await waitFor(() => expect(canvas.queryByRole('table')).toBeNull())
  },
}

/** What comes in from elsewhere, such as a draft, replaces the text. */
export const Replaced: Story = {
  render: function Draft(args) {
    const [text, setText] = useState('<p>旧稿</p>')
    return (
      <>
        <button type="button" onClick={() => setText('<p>恢复的草稿</p>')}>
          恢复
        </button>
        <RichEditor {...args} html={text} onChange={setText} />
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: /正文/ }, late)
    await expect(text).toHaveTextContent('旧稿')
    await userEvent.click(canvas.getByRole('button', { name: '恢复' }))
    await waitFor(() => expect(text).toHaveTextContent('恢复的草稿'))
  },
}

/** The page around it comes late, so React holds the drawn editor back for a moment; it comes whole all the same. */
export const HeldBack: Story = {
  render: (args) => (
    <Suspense fallback="正在载入">
      <Late {...args} />
    </Suspense>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /正文/ }, late), 'LM358')
    await expect(canvas.getByText('5 字')).toBeVisible()
  },
}

const Late = onDemand(async () => {
  await new Promise((done) => setTimeout(done, 50))
  return Kept
})

const isHere: Story['play'] = async ({ canvas }) => void (await canvas.findAllByRole('textbox', {}, late))

export const Invalid: Story = { args: { isRequired: true, error: '请填写正文' }, play: isHere }
export const TooLong: Story = { args: { html: '<p>超过上限的正文</p>', maxLength: 5 }, play: isHere }
export const Disabled: Story = { args: { html, isDisabled: true }, play: isHere }
export const Narrow: Story = {
  args: { html },
  play: isHere,
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
}

export const Picture: Story = {
  args: { html, maxLength: 20000 },
  play: isHere,
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Kept {...args} />
      <RichEditor {...args} label="任职要求" html="" isRequired error="请填写任职要求" maxLength={undefined} />
    </div>
  ),
}
export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
