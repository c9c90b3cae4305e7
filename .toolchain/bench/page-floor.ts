/**
 * A process that renders pages with React alone: the elements of a page that is there, without components, styles made
 * anew, data or a router. Nothing that renders this page with React can be quicker.
 */
import { fromHtml } from 'hast-util-from-html'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

const warmups = 20
const runs = 60

process.once('message', async (addresses: string[]) => {
  const taken: number[] = []
  for (const address of addresses) taken.push(timeOf(treeOf(await (await fetch(address)).text())))
  process.send?.(taken, () => process.exit(0))
})

/** Milliseconds of processor for one rendering. */
function timeOf(tree: ReactNode): number {
  for (let turn = 0; turn < warmups; turn += 1) renderToString(tree)
  const began = process.cpuUsage()
  for (let turn = 0; turn < runs; turn += 1) renderToString(tree)
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1000 / runs
}

type Node = ReturnType<typeof fromHtml>['children'][number]
type Properties = Extract<Node, { type: 'element' }>['properties']

function treeOf(html: string): ReactNode {
  const page = fromHtml(html).children.find((node) => node.type === 'element')
  return page && nodeOf(page)
}

function nodeOf(node: Node): ReactNode {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return null
  const terms = termsOf(node.properties)
  const [first] = node.children
  if (node.tagName === 'script' || node.tagName === 'style')
    return createElement(node.tagName, {
      ...terms,
      dangerouslySetInnerHTML: { __html: first?.type === 'text' ? first.value : '' },
    })
  return createElement(node.tagName, terms, ...node.children.map(nodeOf))
}

/** React takes a style as an object only, and a value with a handler; a text beside them is as much to write. */
const other: Record<string, string> = { style: 'data-style', value: 'data-value', checked: 'data-checked' }

const termsOf = (properties: Properties) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      other[name] ?? name,
      Array.isArray(value) ? value.join(' ') : value,
    ]),
  )
