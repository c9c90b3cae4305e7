import { useEffect, useRef, useState } from 'react'
import type { PartAsking, PartQuestion } from '../../primitives/RichEditor/part-asking.ts'
import type { PartHit } from './ArticleEditor.tsx'

/** What is known of the part that is being typed. */
export interface PartsAsked {
  question: PartQuestion
  /** Null while it is looked for. */
  hits: readonly PartHit[] | null
  /** Which of them Enter takes. */
  at: number
}

export type PartQuestions = ReturnType<typeof usePartAsking>

/** Rest before the catalogue is asked, in milliseconds. */
const rest = 150

type Taking = (hit: PartHit, asRow: boolean) => void
const noTaking: Taking = () => {}

/** Looks for the part number that somebody types after an `@`. */
export function usePartAsking(findParts: (word: string) => Promise<readonly PartHit[]>) {
  const [asked, setAsked] = useState<PartsAsked | null>(null)
  const latest = useRef({ findParts, asked, take: noTaking })
  const closed = useRef<number>(undefined)
  const word = asked?.question.word

  useEffect(() => {
    Object.assign(latest.current, { findParts, asked })
  })

  useEffect(() => {
    if (word === undefined) return
    let isOld = false
    const timer = setTimeout(() => {
      const keep = (hits: readonly PartHit[]) => isOld || setAsked((now) => now && { ...now, hits, at: 0 })
      latest.current.findParts(word).then(keep, () => keep([]))
    }, rest)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [word])

  const close = () => {
    closed.current = latest.current.asked?.question.from
    setAsked(null)
  }

  const [port] = useState<PartAsking>(() => ({
    onAsk(question) {
      if (!question) closed.current = undefined
      if (!question || question.from === closed.current) return setAsked(null)
      setAsked((before) => ({ question, hits: before?.question.word === question.word ? before.hits : null, at: 0 }))
    },
    onKey(event) {
      const { asked, take } = latest.current
      if (!asked || event.isComposing) return false
      if (event.key === 'Escape') return (close(), true)
      const hits = asked.hits ?? []
      if (hits.length === 0) return false
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        const step = event.key === 'ArrowDown' ? 1 : hits.length - 1
        setAsked({ ...asked, at: (asked.at + step) % hits.length })
        return true
      }
      const hit = hits[asked.at]
      if ((event.key !== 'Enter' && event.key !== 'Tab') || !hit) return false
      take(hit, event.key === 'Tab')
      return true
    },
  }))

  return {
    asked,
    port,
    close,
    onTake: (take: Taking) => void (latest.current.take = take),
  }
}
