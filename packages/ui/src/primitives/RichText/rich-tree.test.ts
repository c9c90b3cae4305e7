import { expect, test } from 'vitest'
import { addressOf } from './address-of.ts'
import { richTree } from './rich-tree.ts'

const written = (html: string) => JSON.stringify(richTree(html, 2).tree)

test.each([
  '<script>alert(1)</script>',
  '<img src="x" onerror="alert(1)">',
  '<a href="javascript:alert(1)">去</a>',
  '<a href="java&#10;script:alert(1)">去</a>',
  '<a href=" &#1;javascript:alert(1)">去</a>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<p style="background:url(javascript:alert(1))">字</p>',
  '<form action="javascript:alert(1)"><button>提交</button></form>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<img src="data:text/html,<script>alert(1)</script>">',
])('nothing of %s can run', (html) => {
  const tree = written(html)
  expect(tree).not.toMatch(/alert/)
  expect(tree).not.toMatch(/"(?:on\w+|style|srcDoc|action)"/)
})

test.each([
  ['/part/1?a=1#b', { href: '/part/1?a=1#b', isOutside: false }],
  ['#note', { href: '#user-content-note', isOutside: false }],
  ['https://www.ti.com/a', { href: 'https://www.ti.com/a', isOutside: true }],
  ['//evil.example/a', { href: 'https://evil.example/a', isOutside: true }],
  ['/\\evil.example', { href: 'https://evil.example/', isOutside: true }],
  ['mailto:a@b.cn', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s leads to %o', (text, address) => expect(addressOf(text)).toEqual(address))

const headingsOf = (html: string, topLevel: 2 | 3 = 2) =>
  richTree(html, topLevel).tree.children.map((node) => (node.type === 'element' ? node.tagName : node.type))

test('headings begin below the heading of the page and leave no gaps', () => {
  expect(headingsOf('<h1>一</h1><h2>二</h2><h4>三</h4><h1>四</h1>')).toEqual(['h2', 'h3', 'h4', 'h2'])
  expect(headingsOf('<h3>一</h3><h3>二</h3><h5>三</h5>', 3)).toEqual(['h3', 'h3', 'h4'])
  expect(headingsOf('<h3>一</h3><h2>二</h2>')).toEqual(['h2', 'h2'])
  expect(headingsOf('<h2> </h2><p>字</p>')).toEqual(['p', 'p'])
})

test('pictures are counted but for signs and those of links', () => {
  const { images } = richTree(
    '<img src="/a.png" alt="图"><a href="/b"><img src="/b.png"></a><img src="/c.png" width="16"><img src="ftp://d">',
    2,
  )
  expect(images).toEqual([{ src: '/a.png', alt: '图' }])
})

test('the first figure comes at once, the others when they are near', () => {
  const tree = written('<img src="/sign.png" width="16"><img src="/a.png"><img src="/b.png">')
  expect(tree).toMatch(/sign.png.*"loading":"lazy".*a.png.*"fetchPriority":"high".*b.png.*"loading":"lazy"/)
})

test('an id of content is none of ours, and its links find it', () => {
  expect(written('<h2 id="main">一</h2><a href="#main">去</a>')).toMatch(
    /"id":"user-content-main".*"#user-content-main"/,
  )
})
