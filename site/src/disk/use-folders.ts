import { useQuery } from '@tanstack/react-query'
import type { Client } from '@xinpu/sdk'
import * as disk from '@xinpu/sdk/disk'
import { query } from '@xinpu/sdk/query'
import type { DirNode, DiskKind, DiskOwner } from '@xinpu/sdk/types'
import { toast } from '@xinpu/ui/primitives'
import { useCall } from '../app/api.ts'
import { useAct, type Act } from '../app/use-act.ts'
import { foldersOf } from './queries.ts'

const states = { pending: 'loading', error: 'error', success: 'ready' } as const
const none: readonly DirNode[] = []

interface NewFolder {
  owner: DiskOwner
  name: string
  parentId?: number
}

/** What the folders of each of the three disks are asked and made with. */
const folderCalls = {
  file: {
    all: foldersOf,
    add: (act: Act, wish: NewFolder) => act(disk.fileFolderAdd, wish),
    rename: disk.fileFolderUpdate,
  },
  spec: {
    all: (call: Client, owner: DiskOwner) => query(call, disk.specFolderTree, { owner }),
    add: (act: Act, wish: NewFolder) => act(disk.specFolderAdd, wish),
    rename: disk.specFolderUpdate,
  },
  // Articles are a person's own.
  article: {
    all: (call: Client) => query(call, disk.articleFolderList, {}),
    add: (act: Act, { name, parentId }: NewFolder) =>
      act(disk.articleFolderAdd, { name, ...(parentId !== undefined && { parentId }) }),
    rename: disk.articleFolderUpdate,
  },
}

/** The folders of a disk, and what makes and names them. */
export function useFolders(owner: DiskOwner, kind: DiskKind = 'file') {
  const call = useCall()
  const act = useAct()
  const calls = folderCalls[kind]
  const { data = none, status, refetch } = useQuery<DirNode[]>(calls.all(call, owner))

  return {
    nodes: data,
    state: states[status],
    onRetry: () => void refetch(),
    add: (name: string, parentId: number | undefined) =>
      calls.add(act, { owner, name, ...(parentId !== undefined && { parentId }) }),
    rename: (id: number, name: string) => act(calls.rename, { id, name }, () => toast.success('已改名')),
  }
}

export type Folders = ReturnType<typeof useFolders>
