import { useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { useImeSafeEnter } from '../TextField/useImeSafeEnter.ts'
import { isSeveral, splitWords } from './split-words.ts'
import type { TagInputProps } from './TagInput.tsx'

type Options = Pick<TagInputProps, 'value' | 'onChange'> & {
  max: number
  /** A word went: the focus would go with it. */
  onRemoved: () => void
}

/** What is typed, what becomes a tag, and what is said about the words that did not. */
export function useTagInput({ value, onChange, max, onRemoved }: Options) {
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState('')

  const add = (text: string) => {
    const sorted = sortOut(splitWords(text), value, max)
    setTyped('')
    setSaid(saidOf(sorted, max))
    if (sorted.fresh.length > 0) onChange([...value, ...sorted.fresh])
  }
  const remove = (word: string) => {
    setSaid('')
    onChange(value.filter((one) => one !== word))
    onRemoved()
  }
  const enter = useImeSafeEnter((event) => {
    // The first Enter is for the word, the next one for the form.
    if (typed.trim()) event.preventDefault()
    add(typed)
  })
  const last = value.at(-1)

  return {
    typed,
    said,
    remove,
    type: (text: string) => (isSeveral(text) ? add(text) : (setTyped(text), setSaid(''))),
    leave: () => typed.trim() && add(typed),
    onCompositionEnd: enter.onCompositionEnd,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last)
      else enter.onKeyDown(event)
    },
    // The input itself would drop the line breaks.
    onPaste: (event: ClipboardEvent) => {
      const text = event.clipboardData.getData('text')
      if (!isSeveral(text)) return
      event.preventDefault()
      add(text)
    },
  }
}

interface Sorted {
  fresh: string[]
  /** Words that were there already. */
  again: string[]
  /** How many found no room. */
  left: number
}

function sortOut(words: readonly string[], value: readonly string[], max: number): Sorted {
  const known = new Set(value.map((word) => word.toLowerCase()))
  const sorted: Sorted = { fresh: [], again: [], left: 0 }
  for (const word of words) {
    if (known.has(word.toLowerCase())) sorted.again.push(word)
    else if (known.size >= max) sorted.left += 1
    else sorted.fresh.push(word)
    if (known.size < max) known.add(word.toLowerCase())
  }
  return sorted
}

function saidOf({ again, left }: Sorted, max: number): string {
  const parts = [
    again.length > 0 && `${again.map((word) => `‘${word}’`).join('、')} 已经有了`,
    left > 0 && `最多 ${max} 个，${left} 个没有加入`,
  ]
  return parts.filter(Boolean).join('；')
}
