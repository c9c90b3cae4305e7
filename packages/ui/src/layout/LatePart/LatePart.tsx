import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'

export interface LatePartProps {
  /** It is live: presses that came before may be done now. */
  onLive: (part: HTMLElement) => void
  children: React.ReactNode
}

/** A part of a page that the server rendered and that becomes live later: says in the document which of the two it is. */
export function LatePart({ onLive, children }: LatePartProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!box.current) return
    box.current.dataset['part'] = 'live'
    onLive(box.current)
  }, [onLive])

  return (
    <Box ref={box} data-part="late">
      {children}
    </Box>
  )
}

/** It has no room of its own: what it holds stands in the page as if it were not there. */
const Box = styled.div`
  display: contents;
`
