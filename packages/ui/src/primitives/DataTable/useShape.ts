import { useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import { breakpoint } from '../../theme/index.ts'
import type { ListView } from './types.ts'

/** The server does not know the room: it sends both, and CSS hides one until the browser has measured. */
export type Shape = 'table' | 'cards' | 'both'

const never = () => () => {}
const shapeIn = (width: number): Shape => (width < breakpoint.phone ? 'cards' : 'table')

/** Cards or a table: as it was asked for, or by the room that there is, not by the window. */
export function useShape(root: RefObject<HTMLElement | null>, hasCards: boolean, view: ListView): Shape {
  const guess = useSyncExternalStore<Shape>(
    never,
    () => shapeIn(window.innerWidth),
    () => 'both',
  )
  const [measured, setMeasured] = useState<Shape>()
  const isByRoom = hasCards && view === 'auto'

  useLayoutEffect(() => {
    const element = root.current
    if (!element || !isByRoom) return
    const measure = () => setMeasured(shapeIn(element.clientWidth))
    measure()

    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [root, isByRoom])

  if (!hasCards) return 'table'
  return isByRoom ? (measured ?? guess) : (view as Shape)
}
