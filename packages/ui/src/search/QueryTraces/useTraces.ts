import type { QueryChip } from '@xinpu/sdk/types'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { tracePaths, type Trace, type TraceEnds } from './trace-paths.ts'

export interface Drawing {
  isShown: boolean
  underlines: { left: number; right: number; y: number }[]
  traces: Trace[]
}

const nothing: Drawing = { isShown: false, underlines: [], traces: [] }

/** Traces need a desk's width to breathe. */
const wideEnough = '(min-width: 1180px)'

/** Measures words and chips whenever the text, the chips or their room change. */
export function useTraces(text: string, chips: readonly QueryChip[]) {
  const frameRef = useRef<HTMLDivElement>(null)
  const mirrorRef = useRef<HTMLSpanElement>(null)
  const [drawing, setDrawing] = useState(nothing)

  const measure = useCallback(() => {
    const next =
      frameRef.current && mirrorRef.current ? draw(frameRef.current, mirrorRef.current, text, chips) : nothing
    setDrawing((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next))
  }, [text, chips])

  // `isShown` moves the chips down: measure again once they stand there.
  useLayoutEffect(measure, [measure, drawing.isShown])
  useEffect(() => {
    const frame = frameRef.current
    const input = frame?.querySelector('input')
    if (!frame) return
    const watcher = new ResizeObserver(measure)
    watcher.observe(frame)
    input?.addEventListener('scroll', measure)
    void document.fonts.ready.then(measure)
    return () => {
      watcher.disconnect()
      input?.removeEventListener('scroll', measure)
    }
  }, [measure])

  return { frameRef, mirrorRef, drawing }
}

function draw(frame: HTMLElement, mirror: HTMLElement, text: string, chips: readonly QueryChip[]): Drawing {
  const input = frame.querySelector('input')
  const read = chips.filter((chip) => chip.kind !== 'text').toSorted((a, b) => a.start - b.start)
  const drawn = read.flatMap((chip) => frame.querySelector<HTMLElement>(`[data-chip-start="${chip.start}"]`) ?? [])
  if (!input || read.length === 0 || drawn.length < read.length || !matchMedia(wideEnough).matches || isWrapped(drawn))
    return nothing

  const words = wordRects({ frame, mirror, input }, text, read)
  const origin = frame.getBoundingClientRect()
  const ends = words.map((word, at): TraceEnds => {
    const chip = drawn[at]?.getBoundingClientRect()
    return { word, chip: { left: (chip?.left ?? 0) - origin.left, top: Math.round((chip?.top ?? 0) - origin.top) } }
  })
  // A word that has scrolled out of the box has nowhere to start from.
  if (words.some((word) => word.left < edge(input, 'left') || word.right > edge(input, 'right'))) return nothing

  return {
    isShown: true,
    underlines: words.map(({ left, right, bottom }) => ({ left, right, y: bottom })),
    traces: tracePaths(ends),
  }

  function edge(box: HTMLElement, side: 'left' | 'right'): number {
    return box.getBoundingClientRect()[side] - origin.left + (side === 'left' ? -1 : 1)
  }
}

const isWrapped = (chips: readonly HTMLElement[]): boolean => new Set(chips.map((chip) => chip.offsetTop)).size > 1

interface Measured {
  frame: HTMLElement
  mirror: HTMLElement
  input: HTMLInputElement
}

/** What decides how wide a word is. One by one: with tabular figures the shorthand `font` reads empty. */
const measured = ['fontFamily', 'fontSize', 'fontWeight', 'fontVariantNumeric', 'letterSpacing'] as const

/** The typed words in the frame's own pixels, read off a copy of the text in the box's type. */
function wordRects({ frame, mirror, input }: Measured, text: string, chips: readonly QueryChip[]): TraceEnds['word'][] {
  const type = getComputedStyle(input)
  for (const name of measured) mirror.style[name] = type[name]
  const node = mirror.firstChild
  const origin = frame.getBoundingClientRect()
  const box = input.getBoundingClientRect()
  const shift = box.left - mirror.getBoundingClientRect().left - input.scrollLeft - origin.left
  const bottom = Math.round(box.top - origin.top + (box.height + Number.parseFloat(type.fontSize) * 1.5) / 2) + 1.5
  if (!node) return []

  return chips.map((chip) => {
    const range = document.createRange()
    range.setStart(node, Math.min(chip.start, text.length))
    range.setEnd(node, Math.min(chip.start + chip.word.length, text.length))
    const { left, right } = range.getBoundingClientRect()
    return { left: left + shift, right: right + shift, bottom }
  })
}
