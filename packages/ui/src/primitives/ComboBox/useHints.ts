import { useEffect, useRef, useState } from 'react'

/** Until typing rests for so long, nothing is asked. */
const rest = 250

interface Found<Hint> {
  hints: readonly Hint[]
  state: 'ready' | 'loading' | 'error'
}

const nothing = { hints: [], state: 'ready' } as const

/** Suggestions for the words typed last; an answer to earlier words is passed over. */
export function useHints<Hint>(search: (words: string) => Promise<readonly Hint[]>) {
  const [found, setFound] = useState<Found<Hint>>(nothing)
  const last = useRef('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  const ask = (words: string) =>
    search(words).then(
      (hints) => last.current === words && setFound({ hints, state: 'ready' }),
      () => last.current === words && setFound({ hints: [], state: 'error' }),
    )

  return {
    ...found,
    query: (text: string) => {
      const words = text.trim()
      if (words === last.current) return
      last.current = words
      clearTimeout(timer.current)
      setFound(words === '' ? nothing : { hints: [], state: 'loading' })
      if (words !== '') timer.current = setTimeout(() => void ask(words), rest)
    },
  }
}
