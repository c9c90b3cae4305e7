import { reconciliationStateLabels } from '@xinpu/sdk/labels'
import type { Reconciliation, ReconciliationState } from '@xinpu/sdk/types'
import { useMemo } from 'react'
import type { Column } from '../../primitives/DataTable/DataTable.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { PagedTable, type Paged } from '../../primitives/PagedTable/PagedTable.tsx'
import { StatusTag, type StatusShape, type StatusTone } from '../../primitives/StatusTag/StatusTag.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import { RowCard, RowEnds } from '../RowCard.ts'

interface RunsProps extends Paged<Reconciliation> {
  /** The one that is shown above. */
  current: number | undefined
  hrefOfRun: (id: number) => Href
  now: Date
}

/** All comparisons that were made, newest first. */
export function Runs({ current, hrefOfRun, now, ...paged }: RunsProps) {
  const columns = useMemo(() => columnsOf(hrefOfRun, current, now), [hrefOfRun, current, now])

  return (
    <PagedTable
      {...paged}
      caption="历次对账"
      columns={columns}
      rowKey={({ id }) => String(id)}
      renderCard={(run) => (
        <RowCard>
          <RowEnds>
            <Day run={run} hrefOfRun={hrefOfRun} current={current} />
            <State run={run} />
          </RowEnds>
          <RowEnds>
            <span>{whoOf(run)}</span>
            <TimeText value={run.askTime} now={now} />
          </RowEnds>
        </RowCard>
      )}
      empty={<EmptyState title="还没有记录" why="每次对账的结果都会留在这里。" />}
    />
  )
}

const columnsOf = (
  hrefOfRun: (id: number) => Href,
  current: number | undefined,
  now: Date,
): Column<Reconciliation>[] => [
  {
    id: 'day',
    header: '日期',
    width: '140px',
    cell: (run) => <Day run={run} hrefOfRun={hrefOfRun} current={current} />,
  },
  { id: 'state', header: '结果', cell: (run) => <State run={run} /> },
  { id: 'user', header: '发起人', width: '160px', cell: whoOf },
  { id: 'askTime', header: '时间', width: '160px', cell: ({ askTime }) => <TimeText value={askTime} now={now} /> },
]

const Day = ({
  run,
  hrefOfRun,
  current,
}: {
  run: Reconciliation
  hrefOfRun: (id: number) => Href
  current: number | undefined
}) => (
  <Link href={hrefOfRun(run.id)} {...(run.id === current && { 'aria-current': 'true' as const })}>
    {run.day}
  </Link>
)

const looks: Record<ReconciliationState, { tone: StatusTone; shape: StatusShape }> = {
  running: { tone: 'info', shape: 'half' },
  agreed: { tone: 'ok', shape: 'full' },
  odd: { tone: 'danger', shape: 'ring' },
  failed: { tone: 'warn', shape: 'ring' },
}

const State = ({ run: { state, faultCount } }: { run: Reconciliation }) => (
  <StatusTag {...looks[state]}>
    {reconciliationStateLabels[state]}
    {faultCount > 0 && ` ${faultCount} 处`}
  </StatusTag>
)

const whoOf = ({ user }: Reconciliation): string => user?.nickName ?? '每日自动'
