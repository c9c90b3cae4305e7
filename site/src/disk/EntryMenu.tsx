import type { Entry } from '@xinpu/ui/disk'
import { RowMenu } from './RowMenu.tsx'

/** What was asked for of an entry. */
export type EntryDeed = 'rename' | 'move' | 'copy' | 'share' | 'remove'

interface EntryMenuProps {
  entry: Entry
  onDeed: (deed: EntryDeed, entry: Entry) => void
}

/** What can be done with a folder or a file; all of it by keyboard. */
export const EntryMenu = ({ entry, onDeed }: EntryMenuProps) => (
  <RowMenu
    entry={entry}
    onDeed={onDeed}
    items={[
      { id: 'rename', label: '重命名' },
      { id: 'move', label: '移动到…' },
      ...(entry.kind === 'file'
        ? [
            { id: 'copy', label: '复制到…' },
            { id: 'share', label: '分享…' },
          ]
        : []),
      'rule',
      { id: 'remove', label: '删除', tone: 'danger' },
    ]}
  />
)
