import { useQueryClient } from '@tanstack/react-query'
import { savedSearchSave, type SavedSearchSaveInput } from '@xinpu/sdk/account'
import { invalidate } from '@xinpu/sdk/query'
import { toast } from '@xinpu/ui/primitives'
import { useCallback } from 'react'
import { useCall } from '../app/api.ts'

/** Keeps a search for the person, and says where it is found again. */
export function useSavingSearch() {
  const call = useCall()
  const queryClient = useQueryClient()

  return useCallback(
    async (wanted: SavedSearchSaveInput) => {
      await call(savedSearchSave, wanted)
      await invalidate(queryClient, savedSearchSave)
      toast.success(wanted.notify ? '已保存，有新结果会提醒你' : '已保存到用户中心')
    },
    [call, queryClient],
  )
}
