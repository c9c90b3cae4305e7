import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RichText } from './RichText.tsx'

const board = '/assets/board.svg'

const article = `
<h1>TPS5430 的布局要点</h1>
<p>TPS5430 是 <strong>5.5–36 V</strong> 输入、3 A 输出的降压转换器。完整资料见 <a href="/spec/detail/5430">数据手册</a>，原文见 <a href="https://www.ti.com/lit/an/slva477b/slva477b.pdf">德州仪器应用笔记</a>。</p>
<h3>输入电容</h3>
<ul><li>紧靠 <code>VIN</code> 与 <code>GND</code> 引脚放置</li><li>选 X7R 或 X5R，例如 GRM155R71C104KA88D<ol><li>先放小电容</li><li>再放大电容</li></ol></li></ul>
<blockquote><p>环路面积越小，辐射越小。</p></blockquote>
<figure><img src="${board}" alt="评估板正面" width="320" height="160"><figcaption>图 1 评估板正面</figcaption></figure>
<h3>关键参数</h3>
<table><thead><tr><th>参数</th><th>条件</th><th align="right">最小</th><th align="right">典型</th><th align="right">最大</th><th>单位</th></tr></thead>
<tbody><tr><td>静态电流</td><td>VSENSE = 2 V，不开关，PH 引脚开路</td><td align="right">—</td><td align="right">3</td><td align="right">4.4</td><td>mA</td></tr>
<tr><td>关断电流</td><td>ENA = 0 V</td><td align="right">—</td><td align="right">18</td><td align="right">50</td><td>µA</td></tr></tbody></table>
<pre><code>Vout = Vref × (1 + R1 / R2)
     = 1.221 V × (1 + 10 kΩ / 3.24 kΩ)</code></pre>
<details><summary>更多说明</summary><p>软启动时间由内部固定为 8 ms。</p></details>
<script>alert(1)</script>`

const meta = {
  component: RichText,
  args: { html: article },
  parameters: {
    docs: {
      description: {
        component:
          '显示别人写的 HTML：按允许清单清理后用我们的字体与间距排版，标题自动降到页面标题之下，表格自己横向滚动，图片可放大。文章页用 size="lg"，介绍用默认大小；保存下来的网页用 mode="sandbox"，脚本、表单与外部请求全部关闭。不要把未清理的 HTML 交给别的组件，也不要用它显示我们自己写的文字。',
      },
    },
  },
} satisfies Meta<typeof RichText>

export default meta
type Story = StoryObj<typeof meta>

/** A story has no server: its pictures are of its own. */
const drawing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 160"><rect width="320" height="160" fill="#1d4a39"/><path d="M0 40h100l30 30h190M0 130h80l50-40h190" fill="none" stroke="#c0714a" stroke-width="3"/></svg>')}`

function drawPictures(page: HTMLElement) {
  for (const picture of page.querySelectorAll('img')) Object.assign(picture, { loading: 'eager', src: drawing })
}

export const Article: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'TPS5430 的布局要点' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 3, name: '输入电容' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '数据手册' })).not.toHaveAttribute('target')
    const outside = canvas.getByRole('link', { name: '德州仪器应用笔记' })
    await expect(outside).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc')
    await expect(canvasElement.querySelector('script, [style*="url"]')).toBeNull()
  },
}

/** A figure is pressed, by hand or by key. */
export const Zoomable: Story = {
  args: { onZoom: fn() },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: '放大图片：评估板正面' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onZoom).toHaveBeenCalledWith([{ src: board, alt: '评估板正面' }], 0)
  },
}

/** The table scrolls, and keys reach it; the page does not. */
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ width: 320, maxWidth: '100%' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('group', { name: '表格' })
    await expect(table.scrollWidth).toBeGreaterThan(table.clientWidth)
    await expect(table).toHaveAttribute('tabindex', '0')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

/** What people paste: nothing closed, styles of an office, a word without end. */
export const Untidy: Story = {
  args: {
    html: `<div class="MsoNormal" style="color:red"><p>没有结束<p><font face="宋体">${'超长型号'.repeat(30)}</font><h4>跳级的标题</h4><b><i>粗斜体</b></i><td>散落的单元格</td>${'A'.repeat(200)}`,
  },
}

export const Empty: Story = { args: { html: '' } }

const snapshot = `<html><head><title>快照</title><style>body{font:14px sans-serif;margin:24px}</style></head><body><h1>深圳市芯源电子有限公司</h1><p>登记状态：存续</p><p><a href="https://www.example.com">外部链接</a></p><script>document.body.textContent = '被改写'</script></body></html>`

/** A page as it was: nothing in it runs, and it knows nothing of ours. */
export const Sandbox: Story = {
  args: { html: snapshot, mode: 'sandbox', label: '2026-11-03 的工商快照' },
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('2026-11-03 的工商快照')
    await expect(frame).toHaveAttribute('sandbox', '')
    await expect(frame.getAttribute('srcdoc')).toMatch(/^<!doctype html>.*default-src 'none'/)
    await expect((frame as HTMLIFrameElement).contentDocument).toBeNull()
  },
}

export const Picture: Story = {
  args: { size: 'lg', onZoom: fn() },
  play: async ({ canvasElement }) => drawPictures(canvasElement),
}

export const DarkPicture: Story = {
  args: { onZoom: fn() },
  parameters: { theme: 'dark' },
  play: async ({ canvasElement }) => drawPictures(canvasElement),
}

export const PhonePicture: Story = { ...Picture, globals: { viewport: { value: 'phone' } } }
