import { useRef, useState } from 'react'
import { placeOf, spanOf, stepTo, yearsOf, type ScoreLane } from './score.ts'
import * as S from './CompanyScore.styles.ts'

export interface CompanyScoreProps {
  /** Kinds of events, each on a line of its own. */
  lanes: readonly ScoreLane[]
  /** The day it was founded. */
  founded: string
  /** The present day, so that server and browser draw the same. */
  today: string
}

/**
 * 历程: what happened to a company, one line a kind, one axis for all; every mark leads to its record. One stop of the
 * Tab key; ← → walk in time, ↑ ↓ change the line, Enter opens.
 */
export function CompanyScore({ lanes, founded, today }: CompanyScoreProps) {
  const [at, setAt] = useState<readonly [number, number]>(() => firstOf(lanes))
  const root = useRef<HTMLDivElement>(null)
  const span = spanOf(lanes, founded, today)

  function move(event: React.KeyboardEvent) {
    const to = stepTo(lanes, at, event.key)
    if (!to) return
    event.preventDefault()
    setAt(to)
    root.current?.querySelector<HTMLElement>(`[data-at="${to.join('-')}"]`)?.focus()
  }

  return (
    <S.Root ref={root} onKeyDown={move}>
      {lanes.map((lane, index) => (
        <S.Lane key={lane.name}>
          <S.Name>{lane.name}</S.Name>
          <S.Line>
            {lane.marks.map((mark, mine) => (
              <S.Mark
                key={`${mark.date} ${mark.label}`}
                href={mark.href}
                aria-label={`${mark.date.slice(0, 10)} ${mark.label}`}
                title={`${mark.date.slice(0, 10)} ${mark.label}`}
                data-at={`${index}-${mine}`}
                tabIndex={at[0] === index && at[1] === mine ? 0 : -1}
                style={{ left: `${placeOf(mark.date, span) * 100}%` }}
                onFocus={() => setAt([index, mine])}
              />
            ))}
          </S.Line>
          <S.Value>{lane.value}</S.Value>
        </S.Lane>
      ))}
      <S.Axis aria-hidden>
        {yearsOf(span).map((year) => (
          <span key={year} style={{ left: `${placeOf(`${year}-01-01`, span) * 100}%` }}>
            {year}
          </span>
        ))}
      </S.Axis>
    </S.Root>
  )
}

const firstOf = (lanes: readonly ScoreLane[]): readonly [number, number] => [
  Math.max(
    0,
    lanes.findIndex(({ marks }) => marks.length > 0),
  ),
  0,
]
