import { expect, test } from 'vitest'
import { cleanHtml } from './clean-html.ts'

const clean = (html: string) => cleanHtml(html, 'text')

test('figures, notes, code and tables of a text stay as they are', () => {
  const written =
    '<figure><img src="/files/figure/ldo.svg" alt="压差" width="720" height="320"><figcaption>图 1</figcaption></figure>' +
    '<p>见<sup><a href="#fn-1" id="fnref-1">[1]</a></sup>，<code class="language-math">V_\\mathrm{out}</code></p>' +
    '<pre><code class="language-c">int a;</code></pre>' +
    '<table><thead><tr><th align="right">值</th></tr></thead><tbody><tr><td align="right">1</td></tr></tbody></table>' +
    '<section class="footnotes"><ol><li id="fn-1">手册</li></ol></section>'
  expect(clean(written)).toBe(written)
})

test.each([
  ['<img src="https://a.cn/x.png">好', '<img>好'],
  ['<img src="/files/../x" onerror="a()">好', '<img>好'],
  ['<img src="data:image/svg+xml,x">好', '<img>好'],
  ['<p id="main" class="hljs">好</p>', '<p>好</p>'],
  ['<a href="//a.cn">好</a>', '<a>好</a>'],
  ['<a href="/news/index/1">好</a>', '<a href="/news/index/1">好</a>'],
  ['<a href="#main" data-part="X">好</a>', '<a>好</a>'],
  ['<code class="language-&quot;x">好</code>', '<code class="">好</code>'],
  ['<math><mi href="javascript:a()">x</mi></math>好', '好'],
])('%s becomes %s', (html, expected) => {
  expect(clean(html)).toBe(expected)
})
