import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ArticleBody } from './ArticleBody.tsx'

const html = `<h2 id="s1">压差</h2><p>输入降到 <span class="formula"><math><msub><mi>V</mi><mtext>out</mtext></msub></math></span> 加压差以下，<a href="/datasheet/datasheetSearch/LM358" data-part="LM358">LM358</a> 前级就不稳了<sup><a href="#fn-1" id="fnref-1">[1]</a></sup>。</p><pre><code class="language-c"><span class="hljs-type">int</span> a = <span class="hljs-number">1</span>;</code></pre><section class="footnotes"><ol><li id="fn-1">手册第 6 页</li></ol></section>`

const meta = {
  component: ArticleBody,
  parameters: { docs: { description: { component: '文章正文：公式、代码、脚注、可放大的图，和型号库认得的型号。' } } },
  args: { html, renderPart: ({ word }) => <strong>{word} 的资料</strong> },
} satisfies Meta<typeof ArticleBody>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('LM358 的资料')).toBeVisible()
    await expect(canvasElement.querySelector('math msub')).not.toBeNull()
    await expect(canvas.getByRole('link', { name: '[1]' })).toHaveAttribute('href', '#user-content-fn-1')
  },
}
export const Empty: Story = { args: { html: '' } }
