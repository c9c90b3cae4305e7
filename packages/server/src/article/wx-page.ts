import { fromHtml } from 'hast-util-from-html'
import type { Element, Node } from './text-tree.ts'
import { wordsIn } from './text-tree.ts'

/** An article of a public account, as its page has it. */
export interface WxPage {
  title: string
  /** The account that published it. */
  source: string
  /** What is its text; pictures have the address that they come from. */
  content: Node[]
}

/** Nobody writes deeper than this; what is deeper is not walked through. */
const deepest = 100

/** Reads the page of an article, or the part of one that somebody copied. Undefined where it cannot be read. */
export function readWxPage(html: string): WxPage | undefined {
  const nodes = nodesOf(html)
  if (!nodes) return undefined
  const body = find(nodes, (element) => element.properties['id'] === 'js_content')
  const title = find(nodes, ({ properties }) => properties['id'] === 'activity-name')
  const heading = find(nodes, ({ tagName }) => tagName === 'h1')
  const source = find(nodes, ({ properties }) => properties['id'] === 'js_name')
  return {
    title: lineOf(title ?? heading).slice(0, 100) || metaOf(nodes, 'og:title').slice(0, 100),
    source: lineOf(source).slice(0, 100),
    content: body?.children ?? nodes,
  }
}

function nodesOf(html: string): Node[] | undefined {
  try {
    return fromHtml(html, { fragment: true }).children
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function find(nodes: readonly Node[], is: (element: Element) => boolean, depth = 0): Element | undefined {
  if (depth > deepest) return undefined
  for (const node of nodes) {
    if (node.type !== 'element') continue
    const found = is(node) ? node : find(node.children, is, depth + 1)
    if (found) return found
  }
  return undefined
}

const lineOf = (element: Element | undefined): string => (element ? wordsIn(element).replace(/\s+/g, ' ').trim() : '')

const metaOf = (nodes: readonly Node[], name: string): string =>
  String(find(nodes, ({ properties }) => properties['property'] === name)?.properties['content'] ?? '').trim()
