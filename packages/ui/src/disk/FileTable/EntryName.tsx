import { formatNumber } from '@xinpu/sdk/format'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { PartNumber } from '../../primitives/PartNumber/PartNumber.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import { keyOf, nameOf, type Entry } from '../entry.ts'
import { fileIcon, folderIcon } from '../file-icon.tsx'
import type { EntryColumns } from './entry-columns.tsx'
import * as S from './FileTable.styles.ts'

interface EntryNameProps extends Pick<EntryColumns, 'hrefOf' | 'onOpen'> {
  entry: Entry
  /**
   * Whether a newer revision is marked here; a table of datasheets has a column for it.
   *
   * @default true
   */
  marksNewer?: boolean
}

/** What an entry is called. It can be dragged; a folder takes what is let go over it. */
export function EntryName({ entry, hrefOf, onOpen, marksNewer = true }: EntryNameProps) {
  const isFolder = entry.kind === 'folder'
  const open = (event: React.MouseEvent) => {
    // A new window stays a new window.
    if (isFolder || !onOpen || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    onOpen(entry)
  }

  return (
    <S.Name
      draggable
      data-entry={keyOf(entry)}
      data-folder={isFolder ? entry.folder.id : undefined}
      data-kind={entry.kind}
      onClickCapture={open}
    >
      <Icon of={isFolder ? folderIcon : fileIcon(entry.file.fileType)} />
      <span>
        <Link href={hrefOf(entry)} tone="plain">
          <Called entry={entry} />
        </Link>
        {entry.kind === 'file' && <Facts file={entry.file} marksNewer={marksNewer} />}
      </span>
    </S.Name>
  )
}

/** A datasheet goes by the part that it is of. */
const Called = ({ entry }: Pick<EntryNameProps, 'entry'>) =>
  entry.kind === 'file' && entry.file.kind === 'spec' && entry.file.model ? (
    <PartNumber>{entry.file.model}</PartNumber>
  ) : (
    nameOf(entry)
  )

interface FactsProps {
  file: Extract<Entry, { kind: 'file' }>['file']
  marksNewer: boolean
}

/** What else is to be said of a file, where there is something. */
function Facts({ file: { brandCn, pageCount, hasNewer }, marksNewer }: FactsProps) {
  const isNewer = marksNewer && hasNewer
  if (!brandCn && !pageCount && !isNewer) return null
  return (
    <S.Facts>
      {brandCn && <span>{brandCn}</span>}
      {pageCount && <span>{formatNumber(pageCount)} 页</span>}
      {isNewer && <Tag tone="info">有新版</Tag>}
    </S.Facts>
  )
}
