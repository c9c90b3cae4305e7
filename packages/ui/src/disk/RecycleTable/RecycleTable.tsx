import { formatBytes } from '@xinpu/sdk/format'
import { diskKindLabels } from '@xinpu/sdk/labels'
import type { CloudFile } from '@xinpu/sdk/types'
import { Undo2 } from 'lucide-react'
import { useMemo } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import type { Column, Selection } from '../../primitives/DataTable/types.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { pageIn, type Listed, type Paging } from '../../primitives/ListRegion/listed.ts'
import { PagedTable } from '../../primitives/PagedTable/PagedTable.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import { fileIcon } from '../file-icon.tsx'
import { daysLeft, DaysLeft } from './DaysLeft.tsx'
import * as S from './RecycleTable.styles.ts'

export interface RecycleTableProps {
  /** A page of what lies in the bin, that it is on its way, or why it did not come. */
  files: Listed<CloudFile>
  paging: Paging
  selection: Selection
  now: Date
  /** Takes one back to where it was. */
  onRestore: (file: CloudFile) => void
  /** What stands there where there is none: an `EmptyState`. */
  whenEmpty: React.ReactNode
}

/** What lies in the bin: where it was, and how long it is kept still. */
export function RecycleTable({ files, paging, selection, now, onRestore, whenEmpty }: RecycleTableProps) {
  const columns = useMemo(() => columnsOf({ now, onRestore }), [now, onRestore])

  // A head over nothing says nothing.
  if (pageIn(files)?.data.length === 0) return whenEmpty

  return (
    <PagedTable<CloudFile>
      {...paging}
      caption="回收站"
      items={files}
      columns={columns}
      rowKey={({ id }) => String(id)}
      rowLabel={({ name }) => name}
      selection={selection}
      renderCard={(file) => <BinCard file={file} now={now} onRestore={onRestore} />}
    />
  )
}

type Shown = Pick<RecycleTableProps, 'now' | 'onRestore'>

const columnsOf = ({ now, onRestore }: Shown): Column<CloudFile>[] => [
  { id: 'name', header: '名称', cell: (file) => <Name file={file} /> },
  { id: 'path', header: '原来在', width: '200px', priority: 2, cell: ({ path }) => <S.Path>{path}</S.Path> },
  {
    id: 'deleted',
    header: '删除于',
    width: '104px',
    priority: 3,
    cell: ({ deleteTime }) => (deleteTime ? <TimeText value={deleteTime} now={now} /> : '—'),
  },
  {
    id: 'size',
    header: '大小',
    width: '80px',
    align: 'right',
    priority: 4,
    cell: (file) => <S.Figure>{sizeOf(file)}</S.Figure>,
  },
  {
    id: 'left',
    header: '还剩',
    width: '112px',
    cell: ({ expireTime }) => <DaysLeft days={daysLeft(expireTime, now)} />,
  },
  {
    id: 'acts',
    header: '操作',
    width: '96px',
    align: 'right',
    cell: (file) => <Restore file={file} onRestore={onRestore} />,
  },
]

/** A datasheet is pointed at: it takes nothing. */
const sizeOf = ({ kind, size }: CloudFile): string => (kind === 'spec' ? '—' : formatBytes(size))

const Name = ({ file: { name, fileType, kind } }: { file: CloudFile }) => (
  <S.Name>
    <Icon of={fileIcon(fileType)} />
    <span>
      {name} <S.Kind>{diskKindLabels[kind]}</S.Kind>
    </span>
  </S.Name>
)

const Restore = ({ file, onRestore }: { file: CloudFile; onRestore: RecycleTableProps['onRestore'] }) => (
  <Button size="sm" aria-label={`恢复 ${file.name}`} onPress={() => onRestore(file)}>
    <Icon of={Undo2} /> 恢复
  </Button>
)

const BinCard = ({ file, now, onRestore }: Shown & { file: CloudFile }) => (
  <S.Card>
    <Name file={file} />
    <S.Path>
      {file.path}　{sizeOf(file)}
    </S.Path>
    <S.Foot>
      <DaysLeft days={daysLeft(file.expireTime, now)} />
      <Restore file={file} onRestore={onRestore} />
    </S.Foot>
  </S.Card>
)
