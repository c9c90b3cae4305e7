import { formatBytes } from '@xinpu/sdk/format'
import type { Column } from '../../primitives/DataTable/types.ts'
import type { Href } from '../../primitives/Link/Link.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import { filesIn, type Entry } from '../entry.ts'
import { EntryName } from './EntryName.tsx'
import * as S from './FileTable.styles.ts'

export interface EntryColumns {
  now: Date
  /** Where a folder is opened, or a file. */
  hrefOf: (entry: Entry) => Href
  /** A file is looked at here; without it, its link leads to it. */
  onOpen?: ((entry: Entry) => void) | undefined
  /** What can be done with one. */
  actionOf: (entry: Entry) => React.ReactNode
}

/** The columns of a folder; who and when leave first, the size never. */
export const entryColumns = ({ now, hrefOf, onOpen, actionOf }: EntryColumns): Column<Entry>[] => [
  {
    id: 'name',
    header: '名称',
    isSortable: true,
    cell: (entry) => <EntryName entry={entry} hrefOf={hrefOf} onOpen={onOpen} />,
  },
  {
    id: 'size',
    header: '大小',
    width: '88px',
    align: 'right',
    isSortable: true,
    cell: (entry) => <S.Figure>{sizeOf(entry)}</S.Figure>,
  },
  {
    id: 'time',
    header: '修改',
    width: '112px',
    priority: 2,
    isSortable: true,
    cell: (entry) => <TimeText value={timeOf(entry)} now={now} />,
  },
  {
    id: 'who',
    header: '谁',
    width: '80px',
    priority: 2,
    cell: (entry) => <S.Who>{entry.kind === 'file' ? (entry.file.byName ?? '—') : '—'}</S.Who>,
  },
  { id: 'acts', header: '操作', width: '64px', align: 'right', cell: actionOf },
]

/** The columns of a folder of datasheets: a bookmark takes no room, its revision is what counts. */
export const sheetColumns = ({ now, hrefOf, onOpen, actionOf }: EntryColumns): Column<Entry>[] => [
  {
    id: 'name',
    header: '资料',
    isSortable: true,
    cell: (entry) => <EntryName entry={entry} hrefOf={hrefOf} onOpen={onOpen} marksNewer={false} />,
  },
  { id: 'revision', header: '版本', width: '160px', cell: (entry) => <Revision entry={entry} /> },
  {
    id: 'time',
    header: '存入',
    width: '112px',
    priority: 2,
    isSortable: true,
    cell: (entry) => <TimeText value={timeOf(entry)} now={now} />,
  },
  { id: 'acts', header: '操作', width: '64px', align: 'right', cell: actionOf },
]

/** The revision that was kept, and a newer one where there is one. */
export const Revision = ({ entry }: { entry: Entry }) => {
  if (entry.kind === 'folder') return <S.Quiet>{sizeOf(entry)}</S.Quiet>
  const { revision, newRevision, hasNewer } = entry.file
  return (
    <S.Revision>
      <S.Figure>{revision || '—'}</S.Figure>
      {hasNewer && <Tag tone="info">{newRevision ? `新版 ${newRevision}` : '有新版'}</Tag>}
    </S.Revision>
  )
}

export const sizeOf = (entry: Entry): string =>
  entry.kind === 'folder' ? `${filesIn(entry.folder)} 个` : formatBytes(entry.file.size)

export const timeOf = (entry: Entry): string =>
  entry.kind === 'folder' ? entry.folder.createTime : entry.file.updateTime
