import { Extension } from '@tiptap/core'
import { Plugin, type EditorState } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import type { Rect } from '../Anchored/Anchored.tsx'

/** A part number that is being typed after an `@`. */
export interface PartQuestion {
  word: string
  /** The `@` and the end of the word, as places in the text. */
  from: number
  to: number
  rect: Rect
}

/** Who is asked for part numbers while somebody writes. */
export interface PartAsking {
  /** What is typed now; null where no part number is. */
  onAsk: (question: PartQuestion | null) => void
  /** A key while one is typed; answers whether it was meant for the list. */
  onKey: (event: KeyboardEvent) => boolean
}

const typed = /(?:^|[^A-Za-z0-9@])@([A-Za-z0-9][A-Za-z0-9\-+/.#_]{0,58})?$/

/** What stands between an `@` and the cursor. */
function wordAt({ selection }: EditorState): Omit<PartQuestion, 'rect'> | null {
  const { $from, empty } = selection
  if (!empty || $from.parent.type.spec.code) return null
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '￼')
  const word = typed.exec(before)?.[1]
  return word ? { word, from: $from.pos - word.length - 1, to: $from.pos } : null
}

function rectAt(view: EditorView, place: number): Rect {
  const { left, top, bottom } = view.coordsAtPos(place)
  return { x: left, y: top, width: 0, height: bottom - top }
}

/** Tells of part numbers that are typed after an `@`. */
export const partAsking = (asking: PartAsking) =>
  Extension.create({
    name: 'partAsking',
    addProseMirrorPlugins: () => [
      new Plugin({
        props: { handleKeyDown: (_, event) => asking.onKey(event) },
        view: () => ({
          update: (view, before) => {
            if (view.state.doc.eq(before.doc) && view.state.selection.eq(before.selection)) return
            const found = wordAt(view.state)
            asking.onAsk(found && { ...found, rect: rectAt(view, found.from) })
          },
          destroy: () => asking.onAsk(null),
        }),
      }),
    ],
  })
