import { useQueryClient } from '@tanstack/react-query'
import { toast } from '@xinpu/ui/primitives'
import { useCall } from '../../app/api.ts'
import { uploading } from './uploading.ts'
import { openUploads, sendTo, type Goal } from './uploads.ts'

/** 2 GB less a byte: what the server takes of one file. */
const most = 2_147_483_647

/** Sends files to a folder; the queue at the corner tells how it goes. */
export function useUpload() {
  const call = useCall()
  const held = useQueryClient()

  return (goal: Goal, files: readonly File[]) => {
    const [odd] = files.filter(({ size }) => size === 0 || size > most)
    if (odd) toast.warn(odd.size === 0 ? `「${odd.name}」是空的，没有上传` : `「${odd.name}」超过 2 GB，没有上传`)
    const good = files.filter(({ size }) => size > 0 && size <= most)
    if (good.length === 0) return
    uploading.set(true)
    void sendTo(goal, good, openUploads({ call, held }))
  }
}
