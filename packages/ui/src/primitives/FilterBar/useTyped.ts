import { useEffect, useRef, useState } from 'react'

/** Whoever types more within this time is not done yet. */
const pause = 300

/** A text as it is typed, taken after a pause or by Enter; what comes from outside replaces it. */
export function useTyped(value: string, take: (text: string) => void) {
  const [text, setText] = useState(value)
  const [last, setLast] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(take)

  useEffect(() => {
    latest.current = take
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  if (value !== last) {
    setLast(value)
    setText(value)
  }

  return {
    value: text,
    onChange: (next: string) => {
      setText(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => latest.current(next), pause)
    },
    onEnter: () => {
      clearTimeout(timer.current)
      latest.current(text)
    },
  }
}
