import { savedSearchSave, type SavedSearchSaveInput } from '@xinpu/sdk/account'
import { toast } from '@xinpu/ui/primitives'
import { useCallback } from 'react'
import { useAct, type Act } from '../app/use-act.ts'

/** Keeps a search for the person, and says where it is found again. */
export async function saveSearchWith(act: Act, wanted: SavedSearchSaveInput): Promise<void> {
  await act(savedSearchSave, wanted, () =>
    toast.success(wanted.notify ? '已保存，有新结果会提醒您' : '已保存到用户中心'),
  )
}

export function useSavingSearch() {
  const act = useAct()
  return useCallback((wanted: SavedSearchSaveInput) => saveSearchWith(act, wanted), [act])
}
