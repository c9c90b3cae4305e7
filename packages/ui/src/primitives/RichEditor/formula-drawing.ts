import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey, type EditorState } from '@tiptap/pm/state'
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

function formulasIn(text: Node): Written[] {
  const found: Written[] = []
  text.descendants((node, at) => {
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

const setOf = ({ doc }: EditorState) =>
  draw ? DecorationSet.create(doc, formulasIn(doc).map(widgetOf)) : DecorationSet.empty

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
        apply: (change, before, _, state) => (change.docChanged || change.getMeta(key) ? setOf(state) : before),
      },
      props: { decorations: (state) => key.getState(state) },
      view: (view) => {
        bringFor(view)
        return { update: bringFor }
      },
    }),
  ],
})
