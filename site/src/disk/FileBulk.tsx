import type { DiskOwner } from '@xinpu/sdk/types'
import { idsIn } from '@xinpu/ui/disk'
import { BulkBar, Button, toast } from '@xinpu/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { identity } from '../account/queries.ts'
import { useCall } from '../app/api.ts'
import type { EntryDialog } from './EntryDialogs.tsx'
import type { EntryDeeds } from './use-entry-deeds.ts'

interface FileBulkProps {
  owner: DiskOwner
  selected: ReadonlySet<string>
  onClear: () => void
  onDialog: (dialog: EntryDialog) => void
  deeds: EntryDeeds
  /** Waits for what is done, says why where it failed, and chooses nothing any more. */
  act: (doing: Promise<unknown>) => void
  /** What a zip is called. */
  name: string
}

/** What can be done with all that is ticked; a folder is packed, moved and deleted, the rest is for files. */
export function FileBulk({ owner, selected, onClear, onDialog, deeds, act, name }: FileBulkProps) {
  const { data: roles } = useQuery(identity(useCall()))
  const [isPacking, setPacking] = useState(false)
  const { folders, files } = idsIn(selected)
  const keys = [...selected]
  const hasFolder = folders.length > 0
  const ask = (kind: 'move' | 'copy' | 'share') => onDialog({ kind, keys, subject: `${keys.length} 项` })
  const pack = () => {
    setPacking(true)
    toast.info(`正在打包 ${folders.length + files.length} 项`)
    act(deeds.download(keys, name).finally(() => setPacking(false)))
  }

  return (
    <BulkBar count={selected.size} unit="项" onClear={onClear}>
      <Button size="sm" isPending={isPacking} onPress={pack}>
        下载
      </Button>
      <Button size="sm" onPress={() => ask('move')}>
        移动到
      </Button>
      <Button size="sm" isDisabled={hasFolder} onPress={() => ask('copy')}>
        复制到
      </Button>
      <Button size="sm" isDisabled={hasFolder} onPress={() => ask('share')}>
        分享
      </Button>
      {owner === 'personal' && roles?.isEnterprise && (
        <Button size="sm" isDisabled={hasFolder} onPress={() => act(deeds.toEnterprise(keys))}>
          转到企业
        </Button>
      )}
      <Button size="sm" tone="danger" onPress={() => act(deeds.remove(keys))}>
        删除
      </Button>
    </BulkBar>
  )
}
