import { useLayoutEffect, useRef, useState, type CompositionEvent, type KeyboardEvent } from 'react'
import { caretAfter, cleanCode, groupedCode } from './code-text.ts'

interface Options {
  value: string
  onChange: (value: string) => void
}

/** A code that falls into groups as it is typed; the caret keeps its character, an input method its words. */
export function useGroupedCode({ value, onChange }: Options) {
  const input = useRef<HTMLInputElement>(null)
  const count = useRef<number>(undefined)
  /** What an input method is still putting together: it must not be touched. */
  const [composed, setComposed] = useState<string>()
  const [, setTyped] = useState(0)

  useLayoutEffect(() => {
    const field = input.current
    if (count.current === undefined || !field || composed !== undefined) return
    if (document.activeElement === field) field.setSelectionRange(caretAfter(count.current), caretAfter(count.current))
    count.current = undefined
  })

  const take = (text: string, caret: number) => {
    count.current = cleanCode(text.slice(0, caret)).length
    // A blank alone may have gone: it comes back, and the caret must not jump to the end.
    setTyped((times) => times + 1)
    onChange(cleanCode(text))
  }

  return {
    input,
    shown: composed ?? groupedCode(value),
    change: (text: string) =>
      composed === undefined ? take(text, input.current?.selectionStart ?? text.length) : setComposed(text),
    keys: {
      onKeyDown: stepOverBlank,
      onCompositionStart: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => setComposed(currentTarget.value),
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
        setComposed(undefined)
        take(currentTarget.value, currentTarget.selectionStart ?? currentTarget.value.length)
      },
    },
  }
}

/** Backspace and Delete take a character, never the blank between groups. */
function stepOverBlank({ key, currentTarget: field }: KeyboardEvent<HTMLInputElement>) {
  const at = field.selectionStart ?? 0
  if (at !== field.selectionEnd) return
  if (key === 'Backspace' && field.value[at - 1] === ' ') field.setSelectionRange(at - 1, at - 1)
  if (key === 'Delete' && field.value[at] === ' ') field.setSelectionRange(at + 1, at + 1)
}
