import { useMemo } from 'react'
import type { Column, Selection } from '../../primitives/DataTable/types.ts'
import type { Href } from '../../primitives/Link/Link.tsx'
import { pageIn, type Listed, type Paging } from '../../primitives/ListRegion/listed.ts'
import { PagedTable } from '../../primitives/PagedTable/PagedTable.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import { filesIn, keyOf, nameOf, type NoteEntry } from '../entry.ts'
import * as F from '../FileTable/FileTable.styles.ts'
import { NoteName, Origin } from './NoteName.tsx'

interface NoteColumns {
  now: Date
  /** Where a folder is opened, or an article is read. */
  hrefOf: (entry: NoteEntry) => Href
  /** What can be done with one. */
  actionOf: (entry: NoteEntry) => React.ReactNode
}

export interface NoteTableProps extends NoteColumns {
  /** A page of folders and articles, that it is on its way, or why it did not come. */
  entries: Listed<NoteEntry>
  paging: Paging
  selection: Selection
  /** What stands there where there is none: an `EmptyState` with the next step. */
  whenEmpty: React.ReactNode
}

/** Articles that somebody keeps: notes of their own and copies, with where a copy comes from. Folders first. */
export function NoteTable({ entries, paging, selection, whenEmpty, ...shown }: NoteTableProps) {
  const { now, hrefOf, actionOf } = shown
  const columns = useMemo(() => columnsOf({ now, hrefOf, actionOf }), [now, hrefOf, actionOf])
  if (pageIn(entries)?.data.length === 0) return whenEmpty

  return (
    <PagedTable<NoteEntry>
      {...paging}
      caption="文章"
      items={entries}
      columns={columns}
      rowKey={keyOf}
      rowLabel={nameOf}
      selection={selection}
      renderCard={(entry) => <NoteCard entry={entry} {...shown} />}
    />
  )
}

const columnsOf = ({ now, hrefOf, actionOf }: NoteColumns): Column<NoteEntry>[] => [
  { id: 'name', header: '标题', cell: (entry) => <NoteName entry={entry} href={hrefOf(entry)} /> },
  { id: 'origin', header: '来源', width: '168px', priority: 2, cell: (entry) => <Whence entry={entry} /> },
  {
    id: 'time',
    header: '修改',
    width: '112px',
    priority: 3,
    cell: (entry) => <TimeText value={timeOf(entry)} now={now} />,
  },
  { id: 'acts', header: '操作', width: '64px', align: 'right', cell: actionOf },
]

const Whence = ({ entry }: { entry: NoteEntry }) =>
  entry.kind === 'folder' ? <F.Quiet>{filesIn(entry.folder)} 篇</F.Quiet> : <Origin article={entry.article} />

const timeOf = (entry: NoteEntry) => (entry.kind === 'folder' ? entry.folder.createTime : entry.article.updateTime)

/** An entry where there is no room for a row. */
const NoteCard = ({ entry, now, hrefOf, actionOf }: NoteColumns & { entry: NoteEntry }) => (
  <F.Card>
    <NoteName entry={entry} href={hrefOf(entry)} />
    <F.Under>
      <Whence entry={entry} />
      <TimeText value={timeOf(entry)} now={now} />
    </F.Under>
    <F.Act>{actionOf(entry)}</F.Act>
  </F.Card>
)
