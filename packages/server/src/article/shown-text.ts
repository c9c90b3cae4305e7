import { slugOf } from '@xinpu/sdk/format'
import { toHtml } from 'hast-util-to-html'
import { colouredCode } from './code-colours.ts'
import { drawFootnotes } from './footnotes.ts'
import { formulaOf } from './formula.ts'
import { mentionKey, partPattern, type PartMention } from './part-words.ts'
import { changeWords, eachOf, element, wordsIn, type Element, type Tree } from './text-tree.ts'

/** A heading of a text with the anchor that the contents lead to. */
export interface Heading {
  anchor: string
  title: string
  level: number
}

/** A text as it is shown, with its contents. */
export interface ShownText {
  html: string
  outline: Heading[]
}

/**
 * What readers see of a clean text: formulas drawn, code coloured, headings that can be led to, notes at the foot,
 * and part numbers that the catalogue knows as ways to them. All of it is done at saving, so that a reader's browser does none.
 */
export function shownText(tree: Tree, mentions: readonly PartMention[]): ShownText {
  const known = new Map(mentions.filter(({ count }) => count > 0).map((each) => [each.word, each]))
  tree.children = changeWords(tree.children, (text) => withParts(text, known)) as Tree['children']
  eachOf(tree.children, new Set(['pre']), drawBlock)
  eachOf(tree.children, new Set(['code']), drawFormula)
  drawFootnotes(tree)
  return { outline: anchorHeadings(tree), html: toHtml(tree) }
}

/** A line of text with its part numbers as links; undefined where it has none. */
function withParts(text: string, known: ReadonlyMap<string, PartMention>): Element['children'] | undefined {
  const pieces: Element['children'] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(partPattern)) {
    const mention = known.get(mentionKey(word))
    if (!mention) continue
    pieces.push({ type: 'text', value: text.slice(end, index) }, partLink(word, mention))
    end = index + word.length
  }
  return pieces.length > 0 ? [...pieces, { type: 'text', value: text.slice(end) }] : undefined
}

/** Leads to the part without scripts too. */
function partLink(word: string, { word: key, partId }: PartMention): Element {
  const href =
    partId === null
      ? `/datasheet/datasheetSearch/${encodeURIComponent(key)}`
      : `/datasheet/datasheetDetail/${partId}/${slugOf(key)}`
  const properties = { href, dataPart: key, ...(partId !== null && { dataPartId: String(partId) }) }
  return element('a', properties, [{ type: 'text', value: word }])
}

const languageOf = ({ properties }: Element): string =>
  String((properties['className'] as string[] | undefined)?.[0] ?? '').replace('language-', '')

/** A formula of its own line, or code. */
function drawBlock(pre: Element): void {
  const [code] = pre.children
  if (code?.type !== 'element' || code.tagName !== 'code') return
  if (languageOf(code) === 'math') return draw(pre, 'div', formulaOf(wordsIn(code), true))
  code.children = colouredCode(wordsIn(code), languageOf(code)) ?? code.children
}

/** A formula within a line. */
function drawFormula(code: Element): void {
  if (languageOf(code) === 'math') draw(code, 'span', formulaOf(wordsIn(code), false))
}

/** What cannot be read as a formula stays as it was written. */
function draw(written: Element, tagName: string, math: Element | undefined): void {
  if (math) Object.assign(written, { tagName, properties: { className: ['formula'] }, children: [math] })
}

function anchorHeadings(tree: Tree): Heading[] {
  const outline: Heading[] = []
  eachOf(tree.children, new Set(['h2', 'h3']), (heading) => {
    const title = wordsIn(heading).trim()
    if (!title) return
    const anchor = `s${outline.length + 1}`
    heading.properties['id'] = anchor
    outline.push({ anchor, title, level: heading.tagName === 'h2' ? 1 : 2 })
  })
  return outline
}
