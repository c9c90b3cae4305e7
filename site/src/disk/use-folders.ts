import { useQuery } from '@tanstack/react-query'
import * as disk from '@xinpu/sdk/disk'
import type { DirNode, DiskOwner } from '@xinpu/sdk/types'
import { toast } from '@xinpu/ui/primitives'
import { useCall } from '../app/api.ts'
import { useAct } from '../app/use-act.ts'
import { foldersOf } from './queries.ts'

const states = { pending: 'loading', error: 'error', success: 'ready' } as const
const none: readonly DirNode[] = []

/** The folders of a disk, and what makes and names them. */
export function useFolders(owner: DiskOwner) {
  const call = useCall()
  const act = useAct()
  const { data = none, status, refetch } = useQuery(foldersOf(call, owner))

  return {
    nodes: data,
    state: states[status],
    onRetry: () => void refetch(),
    add: (name: string, parentId: number | undefined) =>
      act(disk.fileFolderAdd, { owner, name, ...(parentId !== undefined && { parentId }) }),
    rename: (id: number, name: string) => act(disk.fileFolderUpdate, { id, name }, () => toast.success('已改名')),
  }
}

export type Folders = ReturnType<typeof useFolders>
