import { toHtml } from 'hast-util-to-html'
import { expect, test } from 'vitest'
import { drawFootnotes } from './footnotes.ts'
import { treeOf } from './text-tree.ts'

const drawn = (html: string) => {
  const tree = treeOf(html)
  drawFootnotes(tree)
  return toHtml(tree)
}
const back = (number: number) => ` <a href="#fnref-${number}" title="回到正文">↩</a>`

test('notes go to the foot of the text, in their order, and lead back', () => {
  expect(drawn('<p>甲<small class="footnote">一</small>乙<small class="footnote"><b>二</b></small></p>')).toBe(
    '<p>甲<sup><a href="#fn-1" id="fnref-1">[1]</a></sup>乙<sup><a href="#fn-2" id="fnref-2">[2]</a></sup></p>' +
      `<section class="footnotes"><ol><li id="fn-1">一${back(1)}</li><li id="fn-2"><b>二</b>${back(2)}</li></ol></section>`,
  )
})

test('they stand behind those that are at the foot already; a text without notes has no foot', () => {
  const foot = '<section class="footnotes"><ol><li id="fn-1">旧</li></ol></section>'
  expect(drawn(`<p>甲<small class="footnote">新</small></p>${foot}`)).toContain(
    `<li id="fn-1">旧${back(1)}</li><li id="fn-2">新${back(2)}</li>`,
  )
  expect(drawn('<p>甲<small>小字</small></p>')).toBe('<p>甲<small>小字</small></p>')
})
