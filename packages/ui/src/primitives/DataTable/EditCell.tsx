import { Pencil } from 'lucide-react'
import { Icon } from '../Icon/Icon.tsx'
import { Ground } from './editor.styles.ts'
import type { Column } from './types.ts'
import type { Commit } from './useCommit.ts'
import { focusOn, useEditor, type Editing } from './useEditor.ts'

export interface Editor<T> {
  /** The text to change; not always what the cell shows. */
  value: (row: T) => string
  /** What is wrong with a text, and how to put it right. */
  check?: (text: string, row: T) => string | undefined
  /** Which keyboard a phone shows. */
  inputMode?: 'text' | 'numeric' | 'decimal'
  /** The values there are, where any text will not do. */
  options?: readonly { value: string; label: string }[]
}

export interface EditCellProps<T> {
  row: T
  column: Column<T>
  editor: Editor<T>
  commit: Commit<T>
}

/** A cell that is changed in its place: Enter keeps, Esc takes back, Tab keeps and goes on. */
export function EditCell<T>(props: EditCellProps<T>) {
  const { row, column } = props
  const editing = useEditor(props)

  return (
    <Ground data-align={column.align}>
      {editing.text === undefined ? (
        <button ref={editing.comesBack ? focusOn : undefined} type="button" data-edit onClick={editing.open}>
          <span>{column.cell(row)}</span>
          <span data-unseen>，编辑</span>
          <Icon of={Pencil} size={12} />
        </button>
      ) : (
        <Open {...props} editing={editing} />
      )}
    </Ground>
  )
}

function Open<T>({ column, editor, editing }: EditCellProps<T> & { editing: Editing }) {
  const { text = '', fault, faultId, isPending } = editing
  const shared = {
    'data-editor': true,
    'aria-label': column.header,
    'aria-invalid': fault === undefined ? undefined : true,
    'aria-describedby': fault === undefined ? undefined : faultId,
    value: text,
    disabled: isPending,
    onBlur: editing.leave,
    onKeyDown: editing.onKeyDown,
    onCompositionEnd: editing.onCompositionEnd,
  }

  return (
    <span data-editing>
      {editor.options ? (
        <select ref={focusOn} {...shared} onChange={({ target }) => editing.setText(target.value)}>
          {editor.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <input
          ref={focusOn}
          {...shared}
          inputMode={editor.inputMode}
          onChange={({ target }) => editing.setText(target.value)}
        />
      )}
      {fault !== undefined && (
        <span id={faultId} role="alert" data-fault>
          {fault}
        </span>
      )}
    </span>
  )
}
