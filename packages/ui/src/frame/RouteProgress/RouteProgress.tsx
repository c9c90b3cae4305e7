import { useEffect, useState } from 'react'
import * as S from './RouteProgress.styles.ts'

export interface RouteProgressProps {
  /** Whether another page is on its way. */
  isActive: boolean
}

/**
 * The line on the top edge while a page is opened: it trickles for 5 s and jumps to the end when the page is there. Its
 * track always stands, with its styles: one that came with the press, before all others, would dress the whole page anew.
 */
export function RouteProgress({ isActive }: RouteProgressProps) {
  const [wasActive, setWasActive] = useState(isActive)
  const [isEnding, setIsEnding] = useState(false)

  if (isActive !== wasActive) {
    setWasActive(isActive)
    setIsEnding(!isActive)
  }
  useEffect(() => {
    if (!isEnding) return
    const end = setTimeout(() => setIsEnding(false), 400)
    return () => clearTimeout(end)
  }, [isEnding])

  const phase = isActive ? 'trickle' : isEnding ? 'end' : undefined
  return <S.Track data-phase={phase} {...(isActive ? announced : { 'aria-hidden': true })} />
}

/** A `<progress>` cannot be drawn as a line that trickles. */
const announced = { role: 'progressbar', 'aria-label': '正在打开' }
