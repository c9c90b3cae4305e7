import { deskSubjectLabels, rightLabels } from '@xinpu/sdk/labels'
import type { DeskEntry, Right } from '@xinpu/sdk/types'
import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../primitives/Button/Button.tsx'
import type { Column } from '../../primitives/DataTable/DataTable.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { FilterBar } from '../../primitives/FilterBar/FilterBar.tsx'
import { refusalOf } from '../../primitives/Form/refusal.ts'
import { PagedTable, type Paged } from '../../primitives/PagedTable/PagedTable.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import { toast } from '../../primitives/Toast/toast.ts'
import { token } from '../../theme/index.ts'
import { RowCard, RowEnds } from '../RowCard.ts'

/** What the log is narrowed to; left out where it is not. */
export interface DeskLogFilter {
  keywords?: string | undefined
  right?: Right | undefined
}

export interface DeskLogProps extends Paged<DeskEntry> {
  /** What it is narrowed to now. */
  filter: DeskLogFilter
  /** Something else is wanted. */
  onFilter: (filter: DeskLogFilter) => void
  /** Saves what is found as a table; rejects with the server's word. */
  onExport: () => Promise<unknown>
  /** The present moment when this is first drawn. */
  now: Date
}

const schema = [
  { kind: 'text', name: 'keywords', label: '关键词', placeholder: '操作、说明、操作人' },
  {
    kind: 'select',
    name: 'right',
    label: '权限',
    options: Object.entries(rightLabels).map(([value, label]) => ({ value, label })),
  },
] as const

/** What was done at the desk, by whom and to what; it is only read. */
export function DeskLog({ filter, onFilter, onExport, now, ...paged }: DeskLogProps) {
  const columns = useMemo(() => columnsOf(now), [now])

  return (
    <Root>
      <FilterBar
        schema={schema}
        value={{ ...filter }}
        onChange={({ keywords, right }) =>
          onFilter({ keywords: (keywords as string) || undefined, right: (right as Right) || undefined })
        }
      >
        <Export onExport={onExport} />
      </FilterBar>
      <PagedTable
        {...paged}
        caption="操作记录"
        columns={columns}
        rowKey={({ id }) => String(id)}
        renderCard={(entry) => <EntryCard entry={entry} now={now} />}
        empty={<EmptyState title="没有这样的操作记录" why="在后台做的每件事都会记在这里，不能修改。" />}
      />
    </Root>
  )
}

function Export({ onExport }: Pick<DeskLogProps, 'onExport'>) {
  const [isPending, setPending] = useState(false)

  async function save() {
    setPending(true)
    try {
      await onExport()
    } catch (error) {
      toast.error(refusalOf(error, '没有导出，请再试一次'))
    } finally {
      setPending(false)
    }
  }

  return (
    <Button isPending={isPending} onPress={() => void save()}>
      导出 CSV
    </Button>
  )
}

const columnsOf = (now: Date): Column<DeskEntry>[] => [
  {
    id: 'createTime',
    header: '时间',
    width: '150px',
    cell: (entry) => <TimeText value={entry.createTime} now={now} />,
  },
  { id: 'user', header: '操作人', width: '120px', cell: whoOf },
  { id: 'verb', header: '操作', width: '140px', cell: ({ verb }) => verb },
  { id: 'subject', header: '对象', width: '140px', priority: 2, cell: subjectOf },
  { id: 'note', header: '说明', cell: (entry) => <Note>{entry.note || entry.sent}</Note> },
  { id: 'address', header: '来源地址', width: '140px', priority: 3, cell: ({ address }) => address || '—' },
]

const whoOf = ({ user }: DeskEntry): string => user?.nickName ?? '命令行'

const subjectOf = ({ subject, targetId }: DeskEntry): string =>
  targetId === undefined ? deskSubjectLabels[subject] : `${deskSubjectLabels[subject]} ${targetId}`

const EntryCard = ({ entry, now }: { entry: DeskEntry; now: Date }) => (
  <RowCard>
    <RowEnds>
      <span>{entry.verb}</span>
      <TimeText value={entry.createTime} now={now} />
    </RowEnds>
    <Note>{entry.note || entry.sent}</Note>
    <RowEnds>
      <span>{whoOf(entry)}</span>
      <span>{subjectOf(entry)}</span>
    </RowEnds>
  </RowCard>
)

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};
`

const Note = styled.span`
  display: block;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  line-height: 20px;
  overflow-wrap: anywhere;
`
