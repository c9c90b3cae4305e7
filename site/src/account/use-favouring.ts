import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import * as account from '@xinpu/sdk/account'
import { invalidate, keyOf } from '@xinpu/sdk/query'
import { toast } from '@xinpu/ui/primitives'
import { useAct, type Act } from '../app/use-act.ts'

/** Datasheets are favourites of type 1 (specification, section 7). */
export const datasheetType = 1 as const

/** Makes a datasheet a favourite, or lets it go: shown at once, and taken back where the server refuses. */
export async function favourWith(act: Act, held: QueryClient, datasheetId: number, wanted = true): Promise<void> {
  const asked = { type: datasheetType, targetId: datasheetId } as const
  const queryKey = keyOf(account.favourCheck, asked)
  // An answer on its way was given before this act.
  await held.cancelQueries({ queryKey })
  held.setQueryData(queryKey, wanted)
  try {
    await act(account.favourSet, { ...asked, status: wanted ? 1 : 0 }, () =>
      toast.success(wanted ? '已收藏' : '已取消收藏'),
    )
  } catch (error) {
    held.setQueryData(queryKey, !wanted)
    toast.error(error instanceof Error ? error.message : '收藏失败')
    // Where the answer was lost, the server knows whether it was done.
    await invalidate(held, account.favourSet)
  }
}

export function useFavouring() {
  const act = useAct()
  const held = useQueryClient()
  return (datasheetId: number, wanted: boolean): Promise<void> => favourWith(act, held, datasheetId, wanted)
}
