import { useEffect, useEffectEvent } from 'react'
import { joined, spanOf, wheelFactor, type Pinch } from './reading/gesture.ts'

/** What Safari tells of a pinch on a pad; no other browser has it. */
interface PadEvent extends UIEvent {
  scale: number
  clientX: number
  clientY: number
}

/**
 * Two fingers on glass or on a pad, and the wheel while Ctrl is held, zoom the pages and not the page of the site. The
 * browser's own zoom stays with its keys.
 */
export function usePdfPinch(view: React.RefObject<HTMLElement | null>, onPinch: (pinch: Pinch) => void): void {
  const tell = useEffectEvent(onPinch)

  useEffect(() => {
    const place = view.current
    if (!place) return
    const leaving = new AbortController()
    // The browser zooms unless it is told not to, so it has to wait for the answer.
    const terms = { passive: false, signal: leaving.signal }
    const pinch = oncePerFrame((one) => tell(one), leaving.signal)
    place.addEventListener('wheel', (event) => turn(event, pinch), terms)
    listenToFingers(place, pinch, terms)
    listenToPad(place, pinch, terms)
    return () => leaving.abort()
  }, [view])
}

type Listening = { passive: boolean; signal: AbortSignal }

/** Pages are laid out anew for each zoom: once for a picture of the screen is enough. */
function oncePerFrame(tell: (pinch: Pinch) => void, signal: AbortSignal): (pinch: Pinch) => void {
  let waiting: Pinch | undefined
  let frame = 0
  signal.addEventListener('abort', () => cancelAnimationFrame(frame))
  const now = () => {
    const pinch = waiting
    waiting = undefined
    if (pinch) tell(pinch)
  }
  return (next) => {
    if (!waiting) frame = requestAnimationFrame(now)
    waiting = joined(waiting, next)
  }
}

function turn(event: WheelEvent, pinch: (pinch: Pinch) => void): void {
  if (!event.ctrlKey) return
  event.preventDefault()
  const at = { x: event.clientX, y: event.clientY }
  pinch({ factor: wheelFactor(event.deltaY), from: at, to: at })
}

function listenToFingers(place: HTMLElement, pinch: (pinch: Pinch) => void, terms: Listening): void {
  let last: ReturnType<typeof spanOf> | undefined
  const rest = ({ touches }: TouchEvent) => void (last = touches.length === 2 ? spanOf([...touches]) : undefined)
  const move = (event: TouchEvent) => {
    if (!last || event.touches.length !== 2) return
    event.preventDefault()
    const now = spanOf([...event.touches])
    pinch({ factor: now.apart / Math.max(1, last.apart), from: last.at, to: now.at })
    last = now
  }
  place.addEventListener('touchstart', rest, terms)
  place.addEventListener('touchmove', move, terms)
  place.addEventListener('touchend', rest, terms)
  place.addEventListener('touchcancel', rest, terms)
}

function listenToPad(place: HTMLElement, pinch: (pinch: Pinch) => void, terms: Listening): void {
  let last = 1
  const begin = (event: Event) => {
    event.preventDefault()
    last = 1
  }
  const change = (event: Event) => {
    event.preventDefault()
    // A phone tells of its glass both ways.
    if (navigator.maxTouchPoints > 0) return
    const { scale, clientX: x, clientY: y } = event as PadEvent
    pinch({ factor: scale / last, from: { x, y }, to: { x, y } })
    last = scale
  }
  place.addEventListener('gesturestart', begin, terms)
  place.addEventListener('gesturechange', change, terms)
}
