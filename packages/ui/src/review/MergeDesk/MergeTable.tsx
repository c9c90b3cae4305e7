import { mergeKindLabels } from '@xinpu/sdk/labels'
import type { MergeRecord } from '@xinpu/sdk/types'
import { useMemo, useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx'
import type { Column } from '../../primitives/DataTable/DataTable.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { refusalOf } from '../../primitives/Form/refusal.ts'
import { PagedTable, type Paged } from '../../primitives/PagedTable/PagedTable.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import { RowCard, RowEnds } from '../RowCard.ts'
import * as S from './MergeDesk.styles.ts'

interface MergeTableProps extends Paged<MergeRecord> {
  onUndo: (id: number) => Promise<unknown>
  now: Date
}

/** The merges that were done; each can be put back for 30 days. */
export function MergeTable({ onUndo, now, ...paged }: MergeTableProps) {
  const [asked, setAsked] = useState<MergeRecord>()
  const columns = useMemo(() => columnsOf(setAsked, now), [now])

  return (
    <>
      <PagedTable
        {...paged}
        caption="合并记录"
        columns={columns}
        rowKey={({ id }) => String(id)}
        renderCard={(record) => (
          <RowCard>
            <RowEnds>
              <Pair record={record} />
              <Undo record={record} onAsk={setAsked} />
            </RowEnds>
            <span>{record.reason}</span>
            <RowEnds>
              <span>{record.user.nickName}</span>
              <TimeText value={record.mergeTime} now={now} />
            </RowEnds>
          </RowCard>
        )}
        empty={<EmptyState title="还没有合并过" why="每次合并都记在这里，30 天内可以撤销。" />}
      />
      {asked && (
        <ConfirmDialog
          title={`撤销合并 ${asked.from.name}`}
          verb="撤销合并"
          tone="plain"
          isOpen
          onOpenChange={() => setAsked(undefined)}
          confirm={() => onUndo(asked.id)}
          failureOf={(error) => refusalOf(error, '没有撤销，请再试一次')}
        >
          {asked.from.name} 会恢复，移到 {asked.into.name} 的 {asked.moved} 处内容都移回原处。
        </ConfirmDialog>
      )}
    </>
  )
}

const columnsOf = (onAsk: (record: MergeRecord) => void, now: Date): Column<MergeRecord>[] => [
  { id: 'kind', header: '种类', width: '80px', cell: ({ kind }) => mergeKindLabels[kind] },
  { id: 'pair', header: '合并', cell: (record) => <Pair record={record} /> },
  { id: 'reason', header: '原因', priority: 3, cell: ({ reason }) => reason },
  { id: 'user', header: '操作人', width: '120px', cell: ({ user }) => user.nickName },
  { id: 'time', header: '时间', width: '140px', cell: ({ mergeTime }) => <TimeText value={mergeTime} now={now} /> },
  { id: 'acts', header: '操作', width: '110px', cell: (record) => <Undo record={record} onAsk={onAsk} /> },
]

const Pair = ({ record: { from, into } }: { record: MergeRecord }) => (
  <span>
    {from.name}（{from.id}）→ {into.name}（{into.id}）
  </span>
)

function Undo({ record, onAsk }: { record: MergeRecord; onAsk: (record: MergeRecord) => void }) {
  if (record.undoneTime) return <S.Why>已撤销</S.Why>
  if (!record.undoBefore) return <S.Why>已超过 30 天</S.Why>
  return (
    <Button size="sm" aria-label={`撤销合并 ${record.from.name}`} onPress={() => onAsk(record)}>
      撤销
    </Button>
  )
}
