import { fromHtml } from 'hast-util-from-html'
import temml from 'temml'
import type { Element } from './text-tree.ts'

/** Longer than any formula that people read. */
const longest = 2000

/** What LaTeX says, as MathML; undefined where it cannot be read, and then the LaTeX stays what is shown. */
export function formulaOf(latex: string, isBlock: boolean): Element | undefined {
  if (latex.length > longest) return undefined
  try {
    const html = temml.renderToString(latex, { displayMode: isBlock, throwOnError: true, trust: false, maxExpand: 200 })
    const [math] = fromHtml(html, { fragment: true }).children
    return math?.type === 'element' ? math : undefined
  } catch {
    return undefined
  }
}
