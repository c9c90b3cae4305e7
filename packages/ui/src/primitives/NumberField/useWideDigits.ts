import { useCallback } from 'react'
import { insertText } from '../Field/insert-text.ts'
import { plainNumber } from './plain-number.ts'

/**
 * Full-width digits, as a Chinese keyboard writes them, become plain ones before React Aria refuses them. Give the
 * result as `ref` to what is around the input.
 */
export const useWideDigits = () =>
  useCallback((around: HTMLElement | null) => {
    // React's own onBeforeInput is another event: only the browser's can be changed.
    around?.addEventListener('beforeinput', convert, true)
    around?.addEventListener('compositionend', convertComposed, true)
    return () => {
      around?.removeEventListener('beforeinput', convert, true)
      around?.removeEventListener('compositionend', convertComposed, true)
    }
  }, [])

function convert(event: InputEvent) {
  const { target, data } = event
  if (!(target instanceof HTMLInputElement) || !data || event.isComposing) return
  const plain = plainNumber(data)
  // A letter alone is left to be refused: nothing would be written.
  if (plain === data || plain === '') return
  event.preventDefault()
  event.stopPropagation()
  insertText(target, plain)
}

/** What is composed cannot be stopped: it is put right when it ends, before React Aria looks at it. */
function convertComposed({ target }: Event) {
  if (!(target instanceof HTMLInputElement)) return
  const plain = plainNumber(target.value)
  if (plain === target.value) return
  target.select()
  insertText(target, plain)
}
