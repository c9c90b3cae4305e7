import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'

/** A formula within a line, or one that stands alone. */
type Place = 'line' | 'alone'

interface Written {
  latex: string
  place: Place
  /** Behind it, as a place in the text. */
  end: number
}

type Draw = (latex: string, into: HTMLElement, place: Place) => void

/** Comes with the first formula of a text. */
let coming: Promise<void> | undefined
let draw: Draw | undefined

const bring = () => (coming ??= bringNow())

async function bringNow() {
  const { default: temml } = await import('temml')
  draw = (latex, into, place) =>
    temml.render(latex, into, { displayMode: place === 'alone', throwOnError: true, trust: false, maxExpand: 200 })
}

function formulasIn(text: Node, { from, to } = { from: 0, to: text.content.size }): Written[] {
  const found: Written[] = []
  text.nodesBetween(from, to, (node, at) => {
    const end = at + node.nodeSize
    if (node.type.name === 'codeBlock') {
      if (node.attrs['language'] === 'math') found.push({ latex: node.textContent, place: 'alone', end })
      return false
    }
    if (node.marks.some(({ type }) => type.name === 'formula'))
      found.push({ latex: node.text ?? '', place: 'line', end })
    return true
  })
  return found.filter(({ latex }) => latex.trim() !== '')
}

/** What readers will see of a formula, or that it cannot be read. */
function drawn({ latex, place }: Written): HTMLElement {
  const shown = document.createElement(place === 'alone' ? 'div' : 'span')
  shown.className = 'formula'
  try {
    draw?.(latex, shown, place)
  } catch {
    shown.dataset['wrong'] = ''
    shown.textContent = '公式读不出来'
  }
  return shown
}

const widgetOf = (written: Written) =>
  Decoration.widget(written.end, () => drawn(written), {
    side: -1,
    key: `${written.place} ${written.latex}`,
    ignoreSelection: true,
  })

const key = new PluginKey<DecorationSet>('formulaDrawing')

/** All formulas of a text, each with its drawing behind it. */
export const drawingsOf = (text: Node): DecorationSet => DecorationSet.create(text, formulasIn(text).map(widgetOf))

/** The drawings after a change: anew in the blocks that it touched. All others stay the very same, and are not looked at. */
export function drawingsAfter(drawings: DecorationSet, before: Node, change: Transaction): DecorationSet {
  const { doc, mapping } = change
  const moved = drawings.map(mapping, doc)
  const places = [...placesOfMarks(doc, before), ...placesOfSteps(change)]
  if (places.length === 0) return moved
  const touched = blocksAround(doc, Math.min(...places), Math.max(...places))
  // What stands where they begin belongs to the block before them.
  const old = touched.from < touched.to ? moved.find(touched.from + 1, touched.to) : []
  return moved.remove(old).add(doc, formulasIn(doc, touched).map(widgetOf))
}

/** Where a text begins and ends to be another one than before; a mark that came or went counts. */
function placesOfMarks(text: Node, before: Node): number[] {
  const start = before.content.findDiffStart(text.content)
  return start === null ? [] : [start, before.content.findDiffEnd(text.content)?.b ?? start]
}

/** Where something was put in or taken out, also where the same stands there again: drawings went with it. */
function placesOfSteps({ mapping }: Transaction): number[] {
  const places: number[] = []
  for (const [at, step] of mapping.maps.entries()) {
    const later = mapping.slice(at + 1)
    step.forEach((_from, _to, from, to) => places.push(later.map(from, -1), later.map(to)))
  }
  return places
}

function blocksAround(text: Node, start: number, end: number): { from: number; to: number } {
  const [first, last] = [text.resolve(start), text.resolve(end)]
  return { from: first.depth > 0 ? first.before(1) : start, to: last.depth > 0 ? last.after(1) : end }
}

const setOf = ({ doc }: EditorState) => (draw ? drawingsOf(doc) : DecorationSet.empty)

/** Tells the view that formulas can be drawn now, as soon as it holds one. */
function bringFor(view: EditorView) {
  if (draw || formulasIn(view.state.doc).length === 0) return
  void drawIn(view)
}

async function drawIn(view: EditorView) {
  try {
    await bring()
    if (!view.isDestroyed) view.dispatch(view.state.tr.setMeta(key, true))
  } catch {
    // Without the network the LaTeX stays what is seen; the next key asks again.
    coming = undefined
  }
}

/** Formulas stand drawn behind their LaTeX while they are written. */
export const FormulaDrawing = Extension.create({
  name: 'formulaDrawing',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: (_, state) => setOf(state),
        apply: (change, drawings, before, state) => {
          if (change.getMeta(key)) return setOf(state)
          return change.docChanged && draw ? drawingsAfter(drawings, before.doc, change) : drawings
        },
      },
      props: { decorations: (state) => key.getState(state) },
      view: (view) => {
        bringFor(view)
        return { update: bringFor }
      },
    }),
  ],
})
