import type { EnterpriseAct } from '@xinpu/sdk/types'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import { RowCard, RowEnds } from '../RowCard.ts'

/** What the desk did to a company, newest first. */
export function Acts({ acts, now }: { acts: readonly EnterpriseAct[]; now: Date }) {
  if (acts.length === 0) return <EmptyState title="还没有处置过" why="停用和恢复都会记在这里和操作记录里。" />

  return (
    <ol aria-label="处置记录">
      {acts.map(({ id, time, user, note, verb }) => (
        <li key={id}>
          <RowCard>
            <RowEnds>
              <span>{note || verb}</span>
              <span>
                {user}　<TimeText value={time} now={now} mode="full" />
              </span>
            </RowEnds>
          </RowCard>
        </li>
      ))}
    </ol>
  )
}
