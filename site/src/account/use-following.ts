import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { followFollow, followUnfollow } from '@xinpu/sdk/article'
import * as brand from '@xinpu/sdk/brand'
import { invalidate, keyOf } from '@xinpu/sdk/query'
import type { SpecBrand } from '@xinpu/sdk/types'
import { toast } from '@xinpu/ui/primitives'
import { useAct, type Act } from '../app/use-act.ts'

/** Follows a brand, or no longer: shown at once, and taken back where the server refuses. */
export async function followWith(act: Act, held: QueryClient, brandId: number, wanted = true): Promise<void> {
  const queryKey = keyOf(brand.detail, { brandId })
  const show = (isFollow: boolean) => held.setQueryData<SpecBrand>(queryKey, (known) => known && { ...known, isFollow })
  await held.cancelQueries({ queryKey })
  show(wanted)
  try {
    await act(wanted ? followFollow : followUnfollow, { type: 'brand', targetId: brandId }, () =>
      toast.success(wanted ? '已关注' : '已取消关注'),
    )
  } catch (error) {
    show(!wanted)
    toast.error(error instanceof Error ? error.message : '关注失败')
    // Where the answer was lost, the server knows whether it was done.
    await invalidate(held, followFollow)
  }
  await held.invalidateQueries({ queryKey })
}

export function useFollowing() {
  const act = useAct()
  const held = useQueryClient()
  return (brandId: number, wanted: boolean): Promise<void> => followWith(act, held, brandId, wanted)
}
