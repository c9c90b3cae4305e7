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

/** What texts may hold that are the page: figures of ours, code in its language, formulas in code, notes at their foot. */
const textSchema: Schema = {
  ...schema,
  tagNames: [...(schema.tagNames ?? []), 'figure', 'figcaption', 'img', 'caption', 'tfoot', 'section', 'small'],
  attributes: {
    ...schema.attributes,
    a: ['href', ['id', /^fnref-\d{1,3}$/]],
    code: [['className', /^language-[a-z0-9+#-]{1,20}$/]],
    img: ['src', 'alt', 'width', 'height'],
    li: [['id', /^fn-\d{1,3}$/]],
    section: [['className', 'footnotes']],
    small: [['className', 'footnote']],
    td: [...cell, ['align', 'left', 'center', 'right']],
    th: [...cell, ['align', 'left', 'center', 'right']],
  },
  ancestors: { ...inTable, caption: ['table'], tfoot: ['table'] },
  protocols: { href: ['http', 'https'] },
  clobber: [],
}

/** A description of a company, or a text that is the page. */
export type CleanKind = 'plain' | 'text'

const kinds = {
  plain: { schema, isLink: (href: string) => /^https?:\/\//i.test(href) },
  text: { schema: textSchema, isLink: (href: string) => /^(?:https?:\/\/|\/(?!\/)|#fn(?:ref)?-\d)/i.test(href) },
} satisfies Record<CleanKind, unknown>

type Root = ReturnType<typeof fromHtml>
type Node = Root['children'][number]

/** Nobody writes deeper than this: what is deeper is not worth a stack that ends. */
const deepest = 50

/**
 * HTML from people, made anew from what the list allows: elements, and absolute addresses of the web. Empty where
 * nothing is left to read, or where it is nested deeper than anybody writes. What is clean stays as it is.
 */
export function cleanHtml(html: string, kind: CleanKind = 'plain'): string {
  const tree = treeOf(html)
  if (!tree || depthOf(tree) > deepest) return ''
  const clean = sanitize(tree, kinds[kind].schema) as Root
  eachElement(clean.children, ({ properties }) => {
    if (properties['href'] !== undefined && !kinds[kind].isLink(String(properties['href']))) delete properties['href']
    // A picture of another site would tell it who reads.
    if (properties['src'] !== undefined && !isOwnFile.test(String(properties['src']))) delete properties['src']
  })
  return clean.children.some(isReadable) ? toHtml(clean) : ''
}

const isOwnFile = /^\/files\/(?!.*\.\.)[\w./-]+$/

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
