import { nameOf, type Entry, type NoteEntry } from '@xinpu/ui/disk'
import { Button, Icon, Menu } from '@xinpu/ui/primitives'
import { Ellipsis } from 'lucide-react'
import type { ComponentProps } from 'react'

interface RowMenuProps<Of extends Entry | NoteEntry, Deed extends string> {
  entry: Of
  items: ComponentProps<typeof Menu>['items']
  onDeed: (deed: Deed, entry: Of) => void
}

/** What can be done with one line of a list of the disk, behind a button that names it. */
export const RowMenu = <Of extends Entry | NoteEntry, Deed extends string>({
  entry,
  items,
  onDeed,
}: RowMenuProps<Of, Deed>) => (
  <Menu
    trigger={
      <Button size="sm" tone="quiet" shape="icon" aria-label={`管理 ${nameOf(entry)}`}>
        <Icon of={Ellipsis} />
      </Button>
    }
    placement="bottom end"
    onAction={(deed) => onDeed(deed as Deed, entry)}
    items={items}
  />
)
