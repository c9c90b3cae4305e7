import { useState } from 'react'
import { useDebounced } from '../app/use-debounced.ts'

/** Milliseconds of a pause in typing that is long enough to ask. */
const pause = 80

/** A box that suggests while somebody types: nothing is asked of what stands in it before, nor of each letter. */
export function useTyped(text = '') {
  const [typed, setTyped] = useState(text)
  const [isTouched, setTouched] = useState(false)
  const settled = useDebounced(typed.trim(), pause)

  function type(next: string) {
    setTouched(true)
    setTyped(next)
  }
  return { typed, type, asked: isTouched ? settled : '' }
}
