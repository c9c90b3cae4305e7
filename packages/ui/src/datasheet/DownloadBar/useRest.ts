import { useEffect, useState } from 'react'
import type { DownloadState } from './DownloadBar.tsx'

/** Seconds until the button may be pressed again after a refusal; counts down to 0. */
export function useRest(state: DownloadState): number {
  const asked = state.step === 'failed' ? (state.rest ?? 0) : 0
  const [left, setLeft] = useState(asked)
  const [seen, setSeen] = useState(state)

  if (seen !== state) {
    setSeen(state)
    if (seen.step !== state.step) setLeft(asked)
  }

  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])

  return left
}
