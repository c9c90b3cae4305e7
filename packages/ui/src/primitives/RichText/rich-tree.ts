import { fromHtmlIsomorphic } from 'hast-util-from-html-isomorphic'
import { sanitize } from 'hast-util-sanitize'
import { addressOf } from './address-of.ts'
import { schema } from './rich-schema.ts'

type Root = ReturnType<typeof fromHtmlIsomorphic>
type Node = Root['children'][number]
type Element = Extract<Node, { type: 'element' }>

/** A picture of the text, for a `Lightbox`. */
export interface RichImage {
  src: string
  alt: string
}

export type TopLevel = 2 | 3 | 4

interface Walk {
  images: RichImage[]
  /** How far the headings of the text move down. */
  shift: number
  /** The heading before; the next one is at most one deeper. */
  last: number
  topLevel: TopLevel
}

/** Clean HTML as a tree: headings below the page's, addresses that lead somewhere harmless, pictures counted. */
export function richTree(html: string, topLevel: TopLevel): { tree: Root; images: RichImage[] } {
  const tree = sanitize(fromHtmlIsomorphic(html, { fragment: true }), schema) as Root
  const greatest = Math.min(...levelsIn(tree.children))
  const walk: Walk = { images: [], shift: topLevel - greatest, last: topLevel - 1, topLevel }
  tree.children = workOn(tree.children, walk, false)
  return { tree, images: walk.images }
}

const levelOf = ({ tagName }: Element): number => (/^h[1-6]$/.test(tagName) ? Number(tagName[1]) : 0)

const levelsIn = (nodes: readonly Node[]): number[] =>
  nodes.flatMap((node) =>
    node.type === 'element' ? [levelOf(node), ...levelsIn(node.children)].filter((level) => level > 0) : [],
  )

/** The same nodes worked over, without those that are nothing. */
function workOn<N extends Node>(nodes: readonly N[], walk: Walk, isInLink: boolean): N[] {
  return nodes.filter((node) => node.type !== 'element' || settle(node, walk, isInLink))
}

function settle(element: Element, walk: Walk, isInLink: boolean): boolean {
  const isLink = element.tagName === 'a'
  if (element.tagName === 'img') return settleImage(element, walk, isInLink)
  if (levelOf(element)) settleHeading(element, walk)
  if (isLink) settleLink(element)
  element.children = workOn(element.children, walk, isInLink || isLink)
  return true
}

/** One who jumps from heading to heading finds the text under the heading that it belongs to, and no gaps. */
function settleHeading(element: Element, walk: Walk) {
  if (!hasContent(element)) return void (element.tagName = 'p')
  const level = Math.min(levelOf(element) + walk.shift, walk.last + 1, 6)
  walk.last = Math.max(level, walk.topLevel)
  element.tagName = `h${walk.last}`
  // For its style: a rule about what follows any `h2` would be asked at every change of every page.
  element.properties['dataHeading'] = true
}

const hasContent = (node: Element['children'][number]): boolean =>
  node.type === 'text' ? node.value.trim() !== '' : node.type === 'element' && holdsMore(node)

const holdsMore = (element: Element): boolean => element.tagName === 'img' || element.children.some(hasContent)

function settleLink({ properties }: Element) {
  const address = addressOf(properties['href'])
  properties['href'] = address?.href
  if (address?.isOutside)
    Object.assign(properties, { target: '_blank', rel: ['noopener', 'noreferrer', 'nofollow', 'ugc'] })
}

/** Smaller ones are signs in a line, not figures. */
const leastZoomed = 64

function settleImage({ properties }: Element, { images }: Walk, isInLink: boolean): boolean {
  const address = addressOf(properties['src'])
  if (!address) return false
  const alt = String(properties['alt'] ?? '').trim()
  const isFigure = !isInLink && Number(properties['width'] ?? leastZoomed) >= leastZoomed
  // The first figure of a text mostly stands in sight when it comes, and is the largest thing there.
  const when = isFigure && images.length === 0 ? { fetchPriority: 'high' } : { loading: 'lazy' }
  Object.assign(properties, {
    src: address.href,
    alt,
    ...when,
    decoding: 'async',
    referrerPolicy: 'no-referrer',
  })
  if (isFigure) properties['dataIndex'] = images.push({ src: address.href, alt }) - 1
  return true
}
