import type { agreement } from '@xinpu/contract/portal'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'

type Node = ReturnType<typeof fromHtml>['children'][number]

interface Chapter {
  title: string
  nodes: Node[]
}

/** The chapters of a clean text: a heading of the first rank begins one. What stands before the first is one too. */
export function sectionsOf(html: string): agreement.AgreementSection[] {
  const chapters: Chapter[] = [{ title: '说明', nodes: [] }]
  for (const node of fromHtml(html, { fragment: true }).children) {
    if (isHeading(node)) chapters.push({ title: wordsOf(node).trim(), nodes: [] })
    else chapters.at(-1)?.nodes.push(node)
  }
  return chapters
    .filter(({ nodes }, index) => index > 0 || nodes.some((node) => wordsOf(node).trim() !== ''))
    .map(({ title, nodes }) => ({ title, html: toHtml(nodes).trim() }))
}

const isHeading = (node: Node): boolean => node.type === 'element' && node.tagName === 'h2'

function wordsOf(node: Node): string {
  if (node.type === 'text') return node.value
  return node.type === 'element' ? node.children.map(wordsOf).join('') : ''
}
