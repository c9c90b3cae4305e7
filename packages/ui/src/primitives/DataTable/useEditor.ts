import { useId, useState, type KeyboardEvent } from 'react'
import { useImeSafeEnter } from '../TextField/useImeSafeEnter.ts'
import type { EditCellProps } from './EditCell.tsx'

export type Editing = ReturnType<typeof useEditor>

/** A text while it is changed, until it is kept or taken back. */
export function useEditor<T>({ row, column, editor, commit }: EditCellProps<T>) {
  const [text, setText] = useState<string>()
  const [fault, setFault] = useState<string>()
  const [isPending, setPending] = useState(false)
  const [comesBack, setComesBack] = useState(false)
  const faultId = useId()

  function close(isByKey: boolean) {
    setComesBack(isByKey)
    setText(undefined)
    setFault(undefined)
  }

  async function keep(isByKey: boolean) {
    if (text === undefined || isPending) return
    const wrong = editor.check?.(text, row)
    if (wrong !== undefined) return setFault(wrong)
    if (text === editor.value(row)) return close(isByKey)

    setPending(true)
    try {
      await commit(row, column.id, text)
      close(isByKey)
    } catch (error) {
      setFault(error instanceof Error && error.message ? error.message : '没有保存，请再试一次')
    } finally {
      setPending(false)
    }
  }

  const enter = useImeSafeEnter<HTMLElement>(() => void keep(true))
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
      // Esc takes back the text, not the dialog around the table.
      event.stopPropagation()
      close(true)
    } else enter.onKeyDown(event)
  }

  return {
    text,
    setText,
    fault,
    faultId,
    isPending,
    onKeyDown,
    onCompositionEnd: enter.onCompositionEnd,
    open: () => setText(editor.value(row)),
    leave: () => void keep(false),
    /** The button takes the focus back after a key, not after a click elsewhere. */
    comesBack,
  }
}

/** For a field, or a button, that takes the focus as it appears. */
export function focusOn(element: HTMLElement | null): void {
  element?.focus()
  if (element instanceof HTMLInputElement) element.select()
}
