import { savedSearchSave, type SavedSearchSaveInput } from '@xinpu/sdk/account'
import { toast } from '@xinpu/ui/primitives'
import { useCallback } from 'react'
import { useAct } from '../app/use-act.ts'

/** Keeps a search for the person, and says where it is found again. */
export function useSavingSearch() {
  const act = useAct()

  return useCallback(
    async (wanted: SavedSearchSaveInput) => {
      await act(savedSearchSave, wanted, () =>
        toast.success(wanted.notify ? '已保存，有新结果会提醒你' : '已保存到用户中心'),
      )
    },
    [act],
  )
}
