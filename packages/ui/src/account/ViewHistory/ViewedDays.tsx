import type { RecentViewRecord } from '@xinpu/sdk/types'
import { useId } from 'react'
import { RecordRow } from '../../primitives/RecordRow/RecordRow.tsx'
import { byDay } from '../../primitives/TimeText/days.ts'
import type { useChosen } from '../use-chosen.ts'
import * as S from './ViewHistory.styles.ts'
import type { ViewHistoryProps } from './ViewHistory.tsx'

interface ViewedDaysProps extends Pick<ViewHistoryProps, 'hrefOf' | 'now'> {
  rows: readonly RecentViewRecord[]
  chosen: ReturnType<typeof useChosen>
}

/** Records under 今天, 昨天 and 更早. */
export function ViewedDays({ rows, hrefOf, now, chosen }: ViewedDaysProps) {
  const id = useId()

  return byDay(rows, now).map(({ name, records }) => (
    <section key={name} aria-labelledby={`${id}${name}`}>
      <S.Day id={`${id}${name}`}>{name}</S.Day>
      <ul aria-labelledby={`${id}${name}`}>
        {records.map((record) => (
          <RecordRow
            key={record.id}
            record={record}
            hrefOf={hrefOf}
            now={now}
            isChosen={chosen.has(record.id)}
            onChoose={(isOn) => chosen.choose(record.id, isOn)}
          />
        ))}
      </ul>
    </section>
  ))
}
