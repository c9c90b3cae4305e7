import { nameOf, type Entry } from '@xinpu/ui/disk'
import { Button, Icon, Menu } from '@xinpu/ui/primitives'
import { Ellipsis } from 'lucide-react'

/** What was asked for of an entry. */
export type EntryDeed = 'rename' | 'move' | 'copy' | 'share' | 'remove'

interface EntryMenuProps {
  entry: Entry
  onDeed: (deed: EntryDeed, entry: Entry) => void
}

/** What can be done with a folder or a file; all of it by keyboard. */
export const EntryMenu = ({ entry, onDeed }: EntryMenuProps) => (
  <Menu
    trigger={
      <Button size="sm" tone="quiet" shape="icon" aria-label={`管理 ${nameOf(entry)}`}>
        <Icon of={Ellipsis} />
      </Button>
    }
    placement="bottom end"
    onAction={(deed) => onDeed(deed as EntryDeed, entry)}
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
