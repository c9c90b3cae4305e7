import { fromHtml } from 'hast-util-from-html'

/** A text as a tree of its elements. */
export type Tree = ReturnType<typeof fromHtml>
export type Node = Tree['children'][number]
export type Element = Extract<Node, { type: 'element' }>

/** The text of clean HTML. */
export const treeOf = (html: string): Tree => fromHtml(html, { fragment: true })

export const element = (
  tagName: string,
  properties: Element['properties'],
  children: Element['children'],
): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
})

/** What is written in an element. */
export const wordsIn = (node: Node): string => {
  if (node.type === 'text') return node.value
  return node.type === 'element' ? node.children.map(wordsIn).join('') : ''
}

/** Elements whose text is not read as words: code, and links that lead somewhere already. */
const closed: ReadonlySet<string> = new Set(['a', 'code', 'pre', 'math'])

/**
 * Puts other nodes in the place of words of a text, in its order.
 *
 * @param change What stands for some text, or undefined where it stays.
 */
export function changeWords(nodes: readonly Node[], change: (text: string) => Element['children'] | undefined): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (node.type === 'text') return change(node.value) ?? [node]
    if (node.type === 'element' && !closed.has(node.tagName))
      node.children = changeWords(node.children, change) as Element['children']
    return [node]
  })
}

/** Does something to each element of some names. */
export function eachOf(nodes: readonly Node[], names: ReadonlySet<string>, work: (element: Element) => void): void {
  for (const node of nodes) {
    if (node.type !== 'element') continue
    if (names.has(node.tagName)) work(node)
    eachOf(node.children, names, work)
  }
}
