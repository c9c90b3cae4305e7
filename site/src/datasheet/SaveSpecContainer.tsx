import { useQuery } from '@tanstack/react-query'
import * as disk from '@xinpu/sdk/disk'
import { query } from '@xinpu/sdk/query'
import { DirPickerDialog } from '@xinpu/ui/datasheet'
import { toast } from '@xinpu/ui/primitives'
import { useAct } from '../app/use-act.ts'
import { useCall } from '../app/api.ts'
import type { SpecDialogsProps, SpecContainerProps } from './SpecDialogs.tsx'

/** Saves a document, or the link to another site's, to a folder of the person's cloud disk. */
export function SaveSpecContainer({ spec, isOutside, onClose }: SpecDialogsProps & SpecContainerProps) {
  const call = useCall()
  const act = useAct()
  const { data: nodes = [], status, refetch } = useQuery(query(call, disk.specFolderTree, {}))

  async function addFolder(name: string, parentId: number | undefined) {
    const folder = await act(disk.specFolderAdd, { name, ...(parentId && { parentId }) })
    return folder
  }
  async function choose(dirId: number | undefined) {
    await act(
      disk.specFileAdd,
      {
        specIds: [spec.id],
        ...(dirId && { dirId }),
        ...(isOutside && { outside: true }),
      },
      () => toast.success('已存到云盘'),
    )
  }

  return (
    <DirPickerDialog
      isOpen
      onOpenChange={onClose}
      subject={spec.title}
      nodes={nodes}
      state={states[status]}
      onRetry={() => void refetch()}
      addFolder={addFolder}
      choose={choose}
    />
  )
}

const states = { pending: 'loading', error: 'error', success: 'ready' } as const
