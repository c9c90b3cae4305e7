import { useQuery } from '@tanstack/react-query'
import * as disk from '@xinpu/sdk/disk'
import { query } from '@xinpu/sdk/query'
import { DirPickerDialog } from '@xinpu/ui/datasheet'
import { DirDialog, idsIn, keyOf, nameOf, ShareLinkDialog, without, type Entry, type NoteEntry } from '@xinpu/ui/disk'
import { toast } from '@xinpu/ui/primitives'
import { useCall, useVisit } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'
import type { EntryDeeds } from './use-entry-deeds.ts'
import type { Folders } from './use-folders.ts'

/** The dialog that stands over the list. */
export type EntryDialog =
  | { kind: 'new' }
  | { kind: 'rename'; entry: Entry | NoteEntry }
  | { kind: 'move' | 'copy' | 'share'; keys: readonly string[]; subject: string }

export const dialogOf = (kind: 'move' | 'copy' | 'share', entry: Entry | NoteEntry): EntryDialog => ({
  kind,
  keys: [keyOf(entry)],
  subject: nameOf(entry),
})

interface EntryDialogsProps {
  dialog: EntryDialog
  /** The folder that is open: a new one goes into it. */
  dir: number | undefined
  folders: Folders
  deeds: Pick<EntryDeeds, 'move'> & Partial<Pick<EntryDeeds, 'copy'>>
  /**
   * What stands over all folders.
   *
   * @default '全部文件'
   */
  rootName?: string
  onClose: () => void
}

export function EntryDialogs({ dialog, dir, folders, deeds, rootName = '全部文件', onClose }: EntryDialogsProps) {
  if (dialog.kind === 'new')
    return (
      <DirDialog
        title="新建文件夹"
        label="文件夹名称"
        verb="新建"
        maxLength={60}
        onClose={onClose}
        save={(name) => folders.add(name, dir)}
      />
    )
  if (dialog.kind === 'rename') return <Rename entry={dialog.entry} folders={folders} onClose={onClose} />
  if (dialog.kind === 'share') return <Share keys={dialog.keys} onClose={onClose} />

  const { kind, keys, subject } = dialog
  const verb = kind === 'move' ? '移动' : '复制'
  return (
    <DirPickerDialog
      isOpen
      onOpenChange={onClose}
      title={`${verb}到`}
      subject={subject}
      rootName={rootName}
      verb={`${verb}到此处`}
      nodes={kind === 'move' ? without(folders.nodes, idsIn(keys).folders) : folders.nodes}
      state={folders.state}
      onRetry={folders.onRetry}
      addFolder={folders.add}
      choose={async (dirId) => deeds[kind]?.(keys, dirId)}
    />
  )
}

function Rename({ entry, folders, onClose }: { entry: Entry | NoteEntry; folders: Folders; onClose: () => void }) {
  const act = useAct()
  const said = () => toast.success('已改名')
  const save = (name: string) => {
    if (entry.kind === 'folder') return folders.rename(entry.folder.id, name)
    return entry.kind === 'file'
      ? act(disk.fileRename, { id: entry.file.id, name }, said)
      : act(disk.articleUpdate, { id: entry.article.id, title: name }, said)
  }
  const { label, maxLength } = named[entry.kind]

  return (
    <DirDialog
      title={`重命名 ${nameOf(entry)}`}
      label={label}
      verb="改名"
      name={nameOf(entry)}
      maxLength={maxLength}
      onClose={onClose}
      save={save}
    />
  )
}

/** What each is called by, and how long that may be. */
const named = {
  folder: { label: '文件夹名称', maxLength: 60 },
  file: { label: '文件名', maxLength: 200 },
  article: { label: '标题', maxLength: 120 },
} as const

/** Links to files, and those that were made before. */
export function Share({ keys, onClose }: { keys: readonly string[]; onClose: () => void }) {
  const call = useCall()
  const act = useAct()
  const visit = useVisit()
  const { files } = idsIn(keys)
  const shares = useQuery(query(call, disk.shareList, { pageSize: 50 }))

  return (
    <ShareLinkDialog
      count={files.length}
      shares={shownOf(shares)}
      now={new Date(visit.now)}
      onClose={onClose}
      make={async (wish) => {
        const share = await act(disk.shareAdd, { ids: files, ...wish })
        // It is sent to others: with the name of this site.
        return { ...share, url: new URL(share.url, visit.origin).href }
      }}
      withdraw={({ id }) => act(disk.shareRemove, { id }, () => toast.success('已收回，链接打不开了'))}
    />
  )
}
