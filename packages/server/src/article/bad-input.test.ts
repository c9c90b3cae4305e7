import { expect, test } from 'vitest'
import { published } from '../../test/article.ts'
import { stockHouse } from '../../test/catalogue.ts'
import { openHouse } from '../../test/house.ts'
import { refused } from '../../test/refusal.ts'

/** As Word, WeChat's editor and Excel put it on the clipboard, with what must stay of it. */
const pasted = {
  Word: [
    '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><style>p.MsoNormal{mso-pagination:none}</style><!--[if gte mso 9]><xml><o:shapedefaults/></xml><![endif]--></head><body lang=ZH-CN><!--StartFragment--><p class=MsoNormal style="text-indent:21pt;mso-char-indent-count:2"><span lang=EN-US style="font-family:Calibri">LDO<o:p></o:p></span><b style="mso-bidi-font-weight:normal">压差</b></p><!--EndFragment--></body></html>',
    '<p>LDO<b>压差</b></p>',
  ],
  WeChat: [
    '<section style="max-width:100%;box-sizing:border-box" data-tools="135编辑器" powered-by="xiumi.us"><section><p style="text-align:justify"><span leaf="">先看<strong>压差</strong></span></p></section><mp-common-profile class="js_uneditable"></mp-common-profile><img class="rich_pages" data-src="https://mmbiz.qpic.cn/a/640" onload="x()"></section>',
    '先看<strong>压差</strong>',
  ],
  Excel: [
    '<table border=0 cellpadding=0 width=144 style="border-collapse:collapse"><col width=72 style="mso-width-source:userset"><tr height=18 style="height:13.5pt"><td height=18 class=xl65 width=72 x:num>3.3</td><td class=xl66 x:fmla="=A1*2">6.6</td></tr></table>',
    '<tbody><tr><td>3.3</td><td>6.6</td></tr></tbody>',
  ],
} as const

/** Ways by which scripts and styles of others have got into pages. */
const tricks = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="/files/a.png" onerror="alert(1)" style="position:fixed;inset:0">',
  '<svg onload=alert(1)><animate onbegin=alert(1) attributeName=x></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVa&#x09;ScRiPt:alert(1)">x</a>',
  '<a href="&#14;javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:alert(1)">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"><embed src="javascript:alert(1)"></object>',
  '<form action="javascript:alert(1)"><input onfocus=alert(1) autofocus><button formaction="javascript:alert(1)">x</button></form>',
  '<style>@import "javascript:alert(1)"; body{display:none}</style>',
  '<link rel=stylesheet href="javascript:alert(1)"><meta http-equiv=refresh content="0;url=javascript:alert(1)"><base href="javascript:alert(1)//">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><img src=x onerror=alert(1)></template>',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<div style="background:url(javascript:alert(1));behavior:url(x)">x</div>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<video src=x onerror=alert(1)><source onerror=alert(1)></video><audio autoplay onplay=alert(1)></audio>',
  '<p id="__proto__" name="body" class="formula" onclick=alert(1)>x</p>',
  '<code class="language-math">\\href{javascript:alert(1)}{x}</code>',
  '<code class="language-math">\\style{background:url(javascript:alert(1))}{x}</code>',
  '<small class="footnote" onclick="alert(1)"><img src=x onerror=alert(1)></small>',
  '<pre><code class="language-html"><script>alert(1)</script></code></pre>',
]

/** What makes a page do or look like what its writer wants: an element, an attribute, an address. */
const harmful =
  /<(?:script|style|iframe|object|embed|svg|form|input|button|template|textarea|link|meta|base|video|audio|details)\b|<[^>]*\s(?:on\w+|srcdoc|formaction|action)\s*=|(?:href|src)\s*=\s*"?\s*(?:javascript|data|vbscript):/i

async function writing() {
  const house = await openHouse()
  const mine = house.as(await house.login()).article.myArticle
  return { house, mine }
}

test.each(Object.entries(pasted))(
  'what is pasted from %s leaves its words and its structure',
  async (_, [html, kept]) => {
    const { house, mine } = await writing()
    await using _open = house
    const { id } = await mine.add({ title: '粘贴', content: html })
    const { content, shown } = await mine.detail({ id })
    for (const text of [content, shown]) {
      expect(text.replace(/\s+(?=<)/g, '')).toContain(kept)
      expect(text).not.toMatch(/mso|class=|style=|x:|o:p|data-/i)
    }
  },
)

test('no trick with scripts or styles is kept, and none is shown', async () => {
  const { house, mine } = await writing()
  await using _open = house
  for (const trick of tricks) {
    const { id } = await mine.add({ title: trick.slice(0, 60), content: `<p>前</p>${trick}<p>后</p>` })
    const { content, shown } = await mine.detail({ id })
    expect.soft(content, trick).not.toMatch(harmful)
    expect.soft(shown, trick).not.toMatch(harmful)
    expect.soft(content, trick).toContain('<p>前</p>')
  }
})

test('ten megabytes are refused in words, and what was saved before stays', async () => {
  const { house, mine } = await writing()
  await using _open = house
  const { id, version } = await mine.add({ title: '长文', content: '<p>原来的</p>' })
  const huge = '<p>压差随电流增大。</p>'.repeat(10_000_000 / 24)
  for (const content of [huge, huge.slice(0, 300_000)]) {
    const no = await refused(mine.update({ id, version, title: '长文', content }))
    expect(no.message).toMatch(/过大|过长/)
  }
  expect(await mine.detail({ id })).toMatchObject({ version, content: '<p>原来的</p>' })
})

test('of 5,000 comments a page comes alone, with its answers and their parts, and fast', async () => {
  await using house = await openHouse()
  await stockHouse(house.house)
  const { db } = house.house
  const { uid } = await house.login()
  const articleId = await published(house, { title: '热闹', html: '<p>热闹</p>', accountId: uid })
  const said = (thread: number | null, at: number) => ({
    kind: 2 as const,
    target_id: articleId,
    account_id: uid,
    thread_id: thread,
    to_id: thread === null ? null : uid,
    content: `第 ${at} 条：换成 LM358DR 再量`,
    is_pending: false,
  })
  const first = await db
    .insertInto('comment')
    .values(Array.from({ length: 2500 }, (_, at) => said(null, at)))
    .returning('id')
    .execute()
  await db
    .insertInto('comment')
    .values(Array.from({ length: 2500 }, (_, at) => said(first.at(-1 - (at % 10))?.id ?? 0, at)))
    .execute()
  const list = house.as().article.comment.list
  const page = await list({ articleId, pageSize: 20 })
  expect(page.totalRecord).toBe(2500)
  expect(page.data).toHaveLength(20)
  expect(page.data[0]?.children).toHaveLength(200)
  expect(page.data[0]?.parts).toMatchObject([{ word: 'LM358DR', start: expect.any(Number) }])
  const linked = await list({ articleId, pageSize: 20, commentId: first[0]?.id ?? 0 })
  expect(linked.data[0]?.id).toBe(first[0]?.id)
  const begun = performance.now()
  for (const pageIndex of [1, 60, 125])
    expect((await list({ articleId, pageIndex, pageSize: 20 })).data).toHaveLength(20)
  expect(performance.now() - begun).toBeLessThan(3000)
})
