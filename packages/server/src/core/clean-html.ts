import { fromHtml } from 'hast-util-from-html'
import { sanitize, type Schema } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'

const cell = ['colSpan', 'rowSpan']
const inTable = Object.fromEntries(['thead', 'tbody', 'tr', 'td', 'th'].map((name) => [name, ['table']]))

/** What people's texts are made of. A list of what is allowed: what nobody thought of is not. */
const schema: Schema = {
  tagNames: [
    ['p', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'ul', 'ol', 'li', 'br', 'hr'],
    ['a', 'strong', 'b', 'em', 'i', 'u', 's', 'code', 'sub', 'sup'],
    ['table', 'thead', 'tbody', 'tr', 'td', 'th'],
  ].flat(),
  // Dropped with all that is in them; any other element that is not allowed leaves its words.
  strip: ['script', 'style', 'template', 'noscript', 'title', 'iframe', 'object', 'svg', 'math', 'select', 'textarea'],
  attributes: { a: ['href'], td: cell, th: cell },
  ancestors: inTable,
  protocols: { href: ['http', 'https'] },
  required: {},
  allowComments: false,
  allowDoctypes: false,
}

type Root = ReturnType<typeof fromHtml>
type Node = Root['children'][number]

/** Nobody writes deeper than this: what is deeper is not worth a stack that ends. */
const deepest = 50

/**
 * HTML from people, made anew from what the list allows: elements, and absolute addresses of the web. Empty where
 * nothing is left to read, or where it is nested deeper than anybody writes. What is clean stays as it is.
 */
export function cleanHtml(html: string): string {
  const tree = treeOf(html)
  if (!tree || depthOf(tree) > deepest) return ''
  const clean = sanitize(tree, schema) as Root
  eachElement(clean.children, ({ properties }) => {
    if (properties['href'] !== undefined && !/^https?:\/\//i.test(String(properties['href']))) delete properties['href']
  })
  return clean.children.some(isReadable) ? toHtml(clean) : ''
}

/** Undefined where it is so deep that reading it ends the stack. */
function treeOf(html: string): Root | undefined {
  try {
    return fromHtml(html, { fragment: true })
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Row by row and not by calling itself: it looks before anything else dares to. */
function depthOf(tree: Root): number {
  let depth = 0
  let row: Node[] = tree.children
  for (; row.length > 0 && depth <= deepest; depth += 1) row = row.flatMap(childrenOf)
  return depth
}

const childrenOf = (node: Node): Node[] => (node.type === 'element' ? node.children : [])

function eachElement(nodes: readonly Node[], visit: (element: Extract<Node, { type: 'element' }>) => void): void {
  for (const node of nodes) {
    if (node.type === 'element') visit(node)
    eachElement(childrenOf(node), visit)
  }
}

const isReadable = (node: Node): boolean =>
  node.type === 'text' ? node.value.trim() !== '' : childrenOf(node).some(isReadable)
