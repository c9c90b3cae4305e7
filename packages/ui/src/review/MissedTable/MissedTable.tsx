import type { MissedSearch } from '@xinpu/sdk/types'
import { useMemo, useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import type { Column } from '../../primitives/DataTable/DataTable.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { NumberText } from '../../primitives/NumberText/NumberText.tsx'
import { PagedTable, type Paged } from '../../primitives/PagedTable/PagedTable.tsx'
import { RowCard, RowEnds } from '../RowCard.ts'
import { AliasDialog, type AliasTold } from './AliasDialog.tsx'
import * as S from './MissedTable.styles.ts'

export interface MissedTableProps extends Paged<MissedSearch> {
  /** Has a word stand for something; rejects with the server's word. */
  onAddAlias: (told: AliasTold) => Promise<unknown>
}

/** What people searched for and did not find, the commonest first; a word that means something gets an alias. */
export function MissedTable({ onAddAlias, ...paged }: MissedTableProps) {
  const [asked, setAsked] = useState<string>()
  const columns = useMemo(() => columnsOf(setAsked), [])

  return (
    <>
      <PagedTable
        {...paged}
        caption="没有结果的搜索"
        columns={columns}
        rowKey={({ word }) => word}
        renderCard={(row) => (
          <RowCard>
            <RowEnds>
              <S.Word>{row.word}</S.Word>
              <NumberText value={row.count} unit="次" />
            </RowEnds>
            <RowEnds>
              <span>最近 {row.lastDay}</span>
              <Act row={row} onAsk={setAsked} />
            </RowEnds>
          </RowCard>
        )}
        empty={<EmptyState title="近 30 天的搜索都有结果" why="有人搜不到东西时，搜的词和次数列在这里。" />}
      />
      {asked !== undefined && <AliasDialog word={asked} onAdd={onAddAlias} onClose={() => setAsked(undefined)} />}
    </>
  )
}

const columnsOf = (onAsk: (word: string) => void): Column<MissedSearch>[] => [
  { id: 'word', header: '搜索词', cell: ({ word }) => <S.Word>{word}</S.Word> },
  { id: 'count', header: '次数', align: 'right', width: '90px', cell: ({ count }) => <NumberText value={count} /> },
  { id: 'lastDay', header: '最近', width: '130px', priority: 2, cell: ({ lastDay }) => lastDay },
  { id: 'acts', header: '操作', width: '120px', cell: (row) => <Act row={row} onAsk={onAsk} /> },
]

const Act = ({ row: { word }, onAsk }: { row: MissedSearch; onAsk: (word: string) => void }) => (
  <Button size="sm" aria-label={`给 ${word} 加别名`} onPress={() => onAsk(word)}>
    加别名
  </Button>
)
