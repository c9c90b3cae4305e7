import { Mark, markInputRule } from '@tiptap/core'

/** A note, written where it belongs to: `^[…]`. Readers find it at the foot of the text. */
export const Footnote = Mark.create({
  name: 'footnote',
  // Around all others, so that a note with a word in bold is one.
  priority: 1001,
  exitable: true,
  parseHTML: () => [{ tag: 'small.footnote' }],
  renderHTML: () => ['small', { class: 'footnote' }, 0],
  addInputRules() {
    return [markInputRule({ find: /(\^\[([^\]]+)\])$/, type: this.type })]
  },
})

/** Notes that stand at the foot of a text, each put where it is referred to. */
export function footnotesInPlace(html: string): string {
  if (!html.includes('class="footnotes"')) return html
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const note of body.querySelectorAll('.footnotes li[id]')) {
    const link = body.querySelector(`a[href="#${note.id}"]`)
    const small = Object.assign(document.createElement('small'), { className: 'footnote' })
    for (const back of note.querySelectorAll('a[href^="#fnref"]')) back.remove()
    small.append(...[...note.children].flatMap((child) => (child.matches('p') ? [...child.childNodes] : [])))
    if (small.childNodes.length === 0) small.append(...note.childNodes)
    ;(link?.closest('sup') ?? link)?.replaceWith(small)
  }
  body.querySelector('.footnotes')?.remove()
  return body.innerHTML
}
