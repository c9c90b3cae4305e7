import type { ImMsg } from '@xinpu/sdk/types'
import { useLayoutEffect, useRef } from 'react'
import type { ImThreadProps } from './ImThread.tsx'

/** Pixels from the end within which somebody reads what comes. */
const near = 80

/** Keeps the last line in sight, for who has not scrolled up; for who has, the line that is read stays where it is. */
export function useReadingPlace({ lines, outgoing, at }: Pick<ImThreadProps, 'at' | 'lines' | 'outgoing'>) {
  const log = useRef<HTMLDivElement>(null)
  const here = Array.isArray(lines) ? (lines as readonly ImMsg[]) : undefined
  const isHere = here !== undefined
  const last = here?.at(-1)?.id
  const place = useRef({ isAtEnd: at === undefined, fromEnd: 0 })
  const before = useRef({ first: here?.[0]?.id, saying: outgoing.length })

  useLayoutEffect(() => {
    const node = log.current
    if (!node) return undefined
    const note = () => {
      const fromEnd = node.scrollHeight - node.scrollTop
      place.current = { isAtEnd: fromEnd - node.clientHeight < near, fromEnd }
    }
    // Cards and pictures grow when they come.
    const grown = new ResizeObserver(() => {
      if (place.current.isAtEnd) node.scrollTop = node.scrollHeight
      else note()
    })
    if (node.lastElementChild) grown.observe(node.lastElementChild)
    node.addEventListener('scroll', note, { passive: true })
    return () => {
      grown.disconnect()
      node.removeEventListener('scroll', note)
    }
  }, [isHere])
  useLayoutEffect(() => {
    const { first } = before.current
    before.current.first = here?.[0]?.id
    const isOlder = first !== undefined && here?.[0]?.id !== first && here?.some(({ id }) => id === first)
    if (log.current && isOlder) log.current.scrollTop = log.current.scrollHeight - place.current.fromEnd
  }, [here])
  useLayoutEffect(() => {
    if (at === undefined || !isHere) return
    place.current.isAtEnd = false
    log.current?.querySelector(`[data-line="${at}"]`)?.scrollIntoView({ block: 'center' })
  }, [at, isHere])
  useLayoutEffect(() => {
    const isSaid = outgoing.length > before.current.saying
    before.current.saying = outgoing.length
    if (log.current && (place.current.isAtEnd || isSaid)) log.current.scrollTop = log.current.scrollHeight
  }, [last, outgoing.length])

  return log
}
