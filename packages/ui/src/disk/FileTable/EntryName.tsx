import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import { keyOf, nameOf, type Entry } from '../entry.ts'
import { fileIcon, folderIcon } from '../file-icon.tsx'
import type { EntryColumns } from './entry-columns.tsx'
import * as S from './FileTable.styles.ts'

interface EntryNameProps extends Pick<EntryColumns, 'hrefOf' | 'onOpen'> {
  entry: Entry
}

/** What an entry is called. It can be dragged; a folder takes what is let go over it. */
export function EntryName({ entry, hrefOf, onOpen }: EntryNameProps) {
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
          {nameOf(entry)}
        </Link>
        {entry.kind === 'file' && <Facts file={entry.file} />}
      </span>
    </S.Name>
  )
}

/** What else is to be said of a file, where there is something. */
function Facts({ file: { brandCn, hasNewer } }: { file: Extract<Entry, { kind: 'file' }>['file'] }) {
  if (!brandCn && !hasNewer) return null
  return (
    <S.Facts>
      {brandCn && <span>{brandCn}</span>}
      {hasNewer && <Tag tone="info">有新版</Tag>}
    </S.Facts>
  )
}
