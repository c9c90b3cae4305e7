import { eachOf, element, type Element, type Tree } from './text-tree.ts'

/**
 * Notes that were written where they belong to (`<small class="footnote">`) go to the foot of the text, numbered in
 * their order behind those that stand there already; a number leads to each, and each leads back.
 */
export function drawFootnotes(tree: Tree): void {
  const foot = footOf(tree)
  const list = foot.children.find((child) => child.type === 'element' && child.tagName === 'ol') as Element
  eachOf(tree.children, new Set(['small']), (written) => {
    if (!isClass(written, 'footnote') || written.children.length === 0) return
    const number = list.children.filter(isItem).length + 1
    list.children.push(element('li', { id: `fn-${number}` }, written.children))
    Object.assign(written, element('sup', {}, [referenceTo(number)]))
  })
  for (const note of list.children.filter(isItem)) leadBack(note)
  if (list.children.some(isItem) && !tree.children.includes(foot)) tree.children.push(foot)
}

/** What stands at the foot already, else a new one. */
function footOf(tree: Tree): Element {
  const found = tree.children.find(
    (node): node is Element => node.type === 'element' && node.tagName === 'section' && isClass(node, 'footnotes'),
  )
  const foot = found ?? element('section', { className: ['footnotes'] }, [])
  if (!foot.children.some((child) => child.type === 'element' && child.tagName === 'ol'))
    foot.children.push(element('ol', {}, []))
  return foot
}

const isClass = ({ properties }: Element, name: string) => [properties['className']].flat().includes(name)

const isItem = (node: Element['children'][number]): node is Element => node.type === 'element' && node.tagName === 'li'

const referenceTo = (number: number): Element =>
  element('a', { href: `#fn-${number}`, id: `fnref-${number}` }, [{ type: 'text', value: `[${number}]` }])

/** From a note to its word; one that leads there already stays as it is. */
function leadBack(note: Element): void {
  const number = /^fn-(\d+)$/.exec(String(note.properties['id'] ?? ''))?.[1]
  const href = `#fnref-${number}`
  let isThere = number === undefined
  eachOf(note.children, new Set(['a']), ({ properties }) => (isThere ||= properties['href'] === href))
  if (isThere) return
  note.children.push(
    { type: 'text', value: ' ' },
    element('a', { href, title: '回到正文' }, [{ type: 'text', value: '↩' }]),
  )
}
