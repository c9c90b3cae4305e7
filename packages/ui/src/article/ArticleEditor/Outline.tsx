import { useEditorState, type Editor } from '@tiptap/react'
import * as S from './outline.styles.ts'
import { Count } from './page.styles.ts'

interface Entry {
  place: number
  title: string
  level: number
}

/** The headings of the text, each with its place. */
function headingsIn({ state }: Editor): Entry[] {
  const found: Entry[] = []
  state.doc.forEach((node, place) => {
    if (node.type.name !== 'heading') return
    found.push({ place, title: node.textContent.trim() || '（空标题）', level: Number(node.attrs['level']) })
  })
  return found
}

/** The heading that the cursor stands under. */
const currentOf = (entries: readonly Entry[], cursor: number) =>
  entries.findLast(({ place }) => place < cursor)?.place ?? -1

/** The contents as they grow; a press leads there. */
export function Outline({ editor }: { editor: Editor }) {
  const { entries, current } = useEditorState({
    editor,
    selector: ({ editor }) => {
      const entries = headingsIn(editor)
      return { entries, current: currentOf(entries, editor.state.selection.from) }
    },
  })
  const lead = (place: number) => {
    editor
      .chain()
      .focus()
      .setTextSelection(place + 1)
      .scrollIntoView()
      .run()
  }

  return (
    <S.Outline aria-label="大纲">
      <S.OutlineHead>
        大纲<Count>{entries.length} 节</Count>
      </S.OutlineHead>
      {entries.length > 0 && (
        <S.OutlineList>
          {entries.map(({ place, title, level }) => (
            <li key={place} data-level={level}>
              <button type="button" aria-current={place === current || undefined} onClick={() => lead(place)}>
                {title}
              </button>
            </li>
          ))}
        </S.OutlineList>
      )}
      <S.Keys>
        <kbd>@</kbd> 提型号，<kbd>$</kbd> 写公式
        <br />
        <kbd>Ctrl S</kbd> 保存
        <br />
        <kbd>Ctrl Shift P</kbd> 预览
      </S.Keys>
    </S.Outline>
  )
}
