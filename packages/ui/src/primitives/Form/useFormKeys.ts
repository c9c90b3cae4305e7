import type { KeyboardEvent } from 'react'
import { useImeSafeEnter } from '../TextField/useImeSafeEnter.ts'

/**
 * Ctrl+Enter or ⌘+Enter hands in from any field, a text area too; Enter that chooses a Chinese character hands in from
 * none. What floats over the form keeps its keys.
 */
export function useFormKeys(submit: () => void) {
  const enter = useImeSafeEnter<HTMLElement>((event) => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    submit()
  })

  return {
    onCompositionEndCapture: enter.onCompositionEnd,
    onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => {
      if (event.target instanceof Node && event.currentTarget.contains(event.target)) enter.onKeyDown(event)
    },
  }
}
