import type { Entry } from '@xinpu/ui/disk'
import { usePlace } from '../app/use-place.ts'
import { revisionsPlace } from '../datasheet/places.ts'
import { RowMenu } from './RowMenu.tsx'

/** What was asked for of a folder of datasheets, or of one in it. */
export type SheetDeed = 'rename' | 'move' | 'pack' | 'seen' | 'remove'

interface SheetMenuProps {
  entry: Entry
  onDeed: (deed: SheetDeed, entry: Entry) => void
}

/** What can be done with a folder of datasheets or with one of them; all of it by keyboard. */
export function SheetMenu({ entry, onDeed }: SheetMenuProps) {
  const place = usePlace()
  const newer = entry.kind === 'file' && entry.file.hasNewer && entry.file.specId
  return (
    <RowMenu
      entry={entry}
      onDeed={onDeed}
      items={[
        ...(newer
          ? ([
              { id: 'changes', label: '看新版改了什么', href: place(revisionsPlace(newer)) },
              { id: 'seen', label: '记为最新版' },
              'rule',
            ] as const)
          : []),
        ...(entry.kind === 'folder' ? [{ id: 'rename', label: '重命名' }] : []),
        { id: 'move', label: '移动到…' },
        { id: 'pack', label: '打包下载' },
        'rule',
        { id: 'remove', label: '删除', tone: 'danger' },
      ]}
    />
  )
}
