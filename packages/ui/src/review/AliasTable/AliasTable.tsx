import { aliasKindLabels } from '@xinpu/sdk/labels'
import type { SearchAlias } from '@xinpu/sdk/types'
import { useMemo, useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx'
import type { Column } from '../../primitives/DataTable/DataTable.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { refusalOf } from '../../primitives/Form/refusal.ts'
import { PagedTable, type Paged } from '../../primitives/PagedTable/PagedTable.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import { RowCard, RowEnds } from '../RowCard.ts'

export interface AliasTableProps extends Paged<SearchAlias> {
  /** Has a word stand for itself again; rejects with the server's word. */
  onRemove: (id: number) => Promise<unknown>
  /** The present moment when this is first drawn. */
  now: Date
}

/** Words that searches take for something else, the newest first. */
export function AliasTable({ onRemove, now, ...paged }: AliasTableProps) {
  const [asked, setAsked] = useState<SearchAlias>()
  const columns = useMemo(() => columnsOf(setAsked, now), [now])

  return (
    <>
      <PagedTable
        {...paged}
        caption="搜索别名"
        columns={columns}
        rowKey={({ id }) => String(id)}
        renderCard={(alias) => (
          <RowCard>
            <RowEnds>
              <span>
                {alias.word} → {alias.target}
              </span>
              <span>{aliasKindLabels[alias.kind]}</span>
            </RowEnds>
            <RowEnds>
              <span>{alias.user.nickName}</span>
              <Act alias={alias} onAsk={setAsked} />
            </RowEnds>
          </RowCard>
        )}
        empty={<EmptyState title="还没有搜索别名" why="在“没有结果的搜索”里给词加别名，加过的列在这里。" />}
      />
      {asked && (
        <ConfirmDialog
          title={`删除别名“${asked.word}”`}
          verb="删除别名"
          isOpen
          onOpenChange={() => setAsked(undefined)}
          confirm={() => onRemove(asked.id)}
          failureOf={(error) => refusalOf(error, '没有删除成功，请再试一次')}
        >
          搜索“{asked.word}”不再找到 {asked.target}。
        </ConfirmDialog>
      )}
    </>
  )
}

const columnsOf = (onAsk: (alias: SearchAlias) => void, now: Date): Column<SearchAlias>[] => [
  { id: 'word', header: '搜索词', cell: ({ word }) => word },
  { id: 'kind', header: '对象', width: '80px', cell: ({ kind }) => aliasKindLabels[kind] },
  { id: 'target', header: '指向', cell: ({ target }) => target },
  { id: 'user', header: '添加人', width: '120px', priority: 3, cell: ({ user }) => user.nickName },
  {
    id: 'time',
    header: '时间',
    width: '140px',
    priority: 2,
    cell: ({ createTime }) => <TimeText value={createTime} now={now} />,
  },
  { id: 'acts', header: '操作', width: '90px', cell: (alias) => <Act alias={alias} onAsk={onAsk} /> },
]

const Act = ({ alias, onAsk }: { alias: SearchAlias; onAsk: (alias: SearchAlias) => void }) => (
  <Button size="sm" aria-label={`删除别名 ${alias.word}`} onPress={() => onAsk(alias)}>
    删除
  </Button>
)
