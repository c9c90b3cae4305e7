/**
 * A process that renders pages with React alone: the elements of a page that is there, without components, styles made
 * anew, data or a router. Nothing that renders this page with React can be quicker.
 */
import { JSDOM } from 'jsdom'
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

const treeOf = (html: string): ReactNode => elementOf(new JSDOM(html).window.document.documentElement)

function elementOf({ localName, attributes, childNodes, textContent }: Element): ReactNode {
  const terms = Object.fromEntries([...attributes].map(({ name, value }) => [reactName(name), value]))
  if (localName === 'script' || localName === 'style')
    return createElement(localName, { ...terms, dangerouslySetInnerHTML: { __html: textContent } })
  const children = [...childNodes].map((node) => (node.nodeType === 1 ? elementOf(node as Element) : node.textContent))
  return createElement(localName, terms, ...children)
}

/** React takes a style as an object only; a text beside it is as much to write. */
const reactName = (name: string): string =>
  ({ class: 'className', for: 'htmlFor', style: 'data-style', value: 'data-value', checked: 'data-checked' })[name] ??
  name
