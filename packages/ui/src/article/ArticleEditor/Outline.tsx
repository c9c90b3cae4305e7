import { useEditorState, type Editor } from '@tiptap/react'
import * as S from './outline.styles.ts'
import { Count } from './page.styles.ts'

interface Heading {
  place: number
  title: string
  level: number
}

/** The headings of the text, each with its place. */
function headingsIn({ state }: Editor): Heading[] {
  const found: Heading[] = []
  state.doc.forEach((node, place) => {
    if (node.type.name !== 'heading') return
    found.push({ place, title: node.textContent.trim() || '（空标题）', level: Number(node.attrs['level']) })
  })
  return found
}

/** What is shown of them, and which the cursor stands under. Without their places: those move at every key, and nobody sees it. */
function shownIn(editor: Editor) {
  const headings = headingsIn(editor)
  const cursor = editor.state.selection.from
  return {
    entries: headings.map(({ title, level }) => ({ title, level })),
    current: headings.findLastIndex(({ place }) => place < cursor),
  }
}

/** The contents as they grow; a press leads there. */
export function Outline({ editor }: { editor: Editor }) {
  const { entries, current } = useEditorState({ editor, selector: ({ editor }) => shownIn(editor) })
  const lead = (at: number) => {
    const place = headingsIn(editor)[at]?.place ?? 0
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
          {entries.map(({ title, level }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a heading is its place among the others
            <li key={at} data-level={level}>
              <button type="button" aria-current={at === current || undefined} onClick={() => lead(at)}>
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
