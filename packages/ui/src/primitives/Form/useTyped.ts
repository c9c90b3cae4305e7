import { useRef, useState } from 'react'

/** A part of what stands in a form, or what becomes of what stands there now. */
export type Typed<Draft> = Partial<Draft> | ((now: Draft) => Partial<Draft>)

/**
 * What stands in a form, and a way to change a part of it. What comes late, as a picture that was sent or a part that was
 * looked up, joins what was typed meanwhile. `onType` hears of every change.
 */
export function useTyped<Draft extends object>(begin: () => Draft, onType?: (draft: Draft) => void) {
  const [draft, setDraft] = useState(begin)
  const latest = useRef(draft)
  const put = (part: Typed<Draft>) => {
    const next = { ...latest.current, ...(typeof part === 'function' ? part(latest.current) : part) }
    latest.current = next
    setDraft(next)
    onType?.(next)
  }
  return [draft, put] as const
}
