import { conditionFault } from '@xinpu/sdk/format'
import { useState } from 'react'
import { expressionOf, extentOf, rangeIn, type Extent } from './range-expression.ts'

interface Owner {
  unit: string
  all: Extent
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** A range while it is drawn or typed, until it is told. */
export function useRange({ unit, all, value, onChange }: Owner) {
  const [drawn, setDrawn] = useState<Extent>()
  const [typed, setTyped] = useState<string>()
  const [fault, setFault] = useState<string>()
  const kept = (value !== undefined && extentOf(value, unit, all)) || all
  const { low, high } = within(drawn ?? kept, all)
  const tell = (next: string | undefined) => next !== value && onChange(next)

  const keep = () => {
    if (typed === undefined) return
    const next = typed.trim()
    const wrong = next === '' ? undefined : faultOf(next, unit)
    setFault(wrong)
    if (wrong) return
    setTyped(undefined)
    tell(next === '' ? undefined : next)
  }

  return {
    range: [low, high] as const,
    draw: ([from, to = from]: readonly number[]) => setDrawn({ low: from ?? low, high: to ?? high }),
    finish: ([from, to = from]: readonly number[]) => {
      setDrawn(undefined)
      setFault(undefined)
      tell(expressionOf({ low: from ?? low, high: to ?? high }, unit, all))
    },
    text: typed ?? (drawn ? (expressionOf(drawn, unit, all) ?? '') : (value ?? '')),
    type: setTyped,
    keep,
    fault: typed === undefined ? value && faultOf(value, unit) : fault,
  }
}

/** What is no range cannot be drawn: words are chosen from a list. */
const faultOf = (expression: string, unit: string): string | undefined =>
  rangeIn(expression, unit) ? undefined : (conditionFault(expression, unit) ?? '请写成 ≥10k、100n..1u 这样的范围')

/** A thumb stays on the rail, whatever was typed. */
const within = ({ low, high }: Extent, all: Extent): Extent => {
  const hold = (figure: number) => Math.min(all.high, Math.max(all.low, figure))
  return { low: hold(Math.min(low, high)), high: hold(Math.max(low, high)) }
}
