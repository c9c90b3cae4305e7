import { getSchema } from '@tiptap/core'
import { EditorState, type Transaction } from '@tiptap/pm/state'
import type { DecorationSet } from '@tiptap/pm/view'
import { expect, test } from 'vitest'
import { articleExtensions } from './article-extensions.ts'
import { drawingsAfter, drawingsOf } from './formula-drawing.ts'

const schema = getSchema(articleExtensions)
const formula = schema.mark('formula')
const paragraph = (...latex: string[]) =>
  schema.node(
    'paragraph',
    null,
    latex.flatMap((text) => [schema.text('取 '), schema.text(text, [formula])]),
  )
const text = schema.node('doc', null, [
  paragraph('V_o', 'I_L'),
  schema.node('codeBlock', { language: 'math' }, [schema.text('E = mc^2')]),
  paragraph(),
  paragraph('x', 'x', 'y'),
  schema.node('blockquote', null, [paragraph('R_1')]),
])

/** One thing that a writer does, from a hundredth of the text over so many others. */
interface Act {
  kind: 'delete' | 'mark' | 'paste' | 'split' | 'type' | 'unmark'
  from: number
  length: number
}

const kinds = ['type', 'delete', 'mark', 'unmark', 'split', 'paste'] as const
/** Each of them everywhere, over nothing, a little and much. */
const acts: readonly Act[] = Array.from({ length: 51 }, (_, at) => at * 2).flatMap((from) =>
  kinds.flatMap((kind) => [0, 3, 30].map((length) => ({ kind, from, length }))),
)

function acted({ tr, doc }: EditorState, { kind, from, length }: Act): Transaction {
  const place = (hundredth: number) => Math.min(doc.content.size, Math.round((doc.content.size * hundredth) / 100))
  const [start, end] = [place(from), place(from + length)]
  const isText = doc.resolve(start).parent.isTextblock
  if (kind === 'delete') return tr.deleteRange(start, end)
  if (kind === 'mark') return tr.addMark(start, end, formula)
  if (kind === 'unmark') return tr.removeMark(start, end, formula.type)
  if (kind === 'paste') return tr.replaceRange(start, end, text.slice(1, 12))
  if (!isText) return tr
  return kind === 'type' ? tr.insertText('a', start) : tr.split(start)
}

const told = (drawings: DecorationSet) =>
  drawings
    .find()
    .map(({ from, spec }) => `${from} ${(spec as { key: string }).key}`)
    .toSorted()

test('whatever is written, and whatever after it, the drawings are those of the formulas that stand there', () => {
  for (const [at, first] of acts.entries()) {
    let state = EditorState.create({ doc: text })
    let drawings = drawingsOf(text)
    // What comes next is another one each time: steps of 7 meet all of them.
    for (const each of [first, acts[(at * 7 + 3) % acts.length] ?? first]) {
      const change = acted(state, each)
      drawings = drawingsAfter(drawings, state.doc, change)
      state = state.apply(change)
      expect(told(drawings)).toEqual(told(drawingsOf(state.doc)))
    }
  }
})

test('a key leaves the drawings of other blocks as they are', () => {
  const state = EditorState.create({ doc: text })
  const drawings = drawingsOf(text)
  const after = drawingsAfter(drawings, text, state.tr.insertText('a', 2))
  const last = (set: DecorationSet) => set.find().at(-1)?.spec
  expect(last(after)).toBe(last(drawings))
})
