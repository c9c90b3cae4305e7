import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import * as account from '@xinpu/sdk/account'
import { keyOf, query } from '@xinpu/sdk/query'
import { Button, toast } from '@xinpu/ui/primitives'
import { Star } from 'lucide-react'
import { me } from '../queries/account.ts'
import { useLogin } from './LoginDesk.tsx'

/** Datasheets are favourites of type 1 (specification, section 7). */
export const datasheetType = 1

/** Keeps a datasheet among the favourites, or lets it go. */
export function FavourButton({ datasheetId }: { datasheetId: number }) {
  const { call } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  const { gated } = useLogin()
  const asked = { type: datasheetType, targetId: datasheetId } as const
  const { data: who } = useQuery(me(call))
  const { data: kept } = useQuery<boolean>({ ...query(call, account.favourCheck, asked), enabled: Boolean(who) })
  const isFavour = kept === true
  const key = keyOf(account.favourCheck, asked)

  /** Shown at once, and taken back where the server refuses. */
  async function change(wanted: boolean) {
    queryClient.setQueryData(key, wanted)
    try {
      await call(account.favourSet, { ...asked, status: wanted ? 1 : 0 })
      toast.success(wanted ? '已收藏' : '已取消收藏')
    } catch (error) {
      queryClient.setQueryData(key, !wanted)
      toast.error(error instanceof Error ? error.message : '收藏失败')
    }
  }

  return (
    <Button isPressedOn={isFavour} onPress={() => gated({ kind: 'favour', datasheetId }, () => void change(!isFavour))}>
      <Star size={16} strokeWidth={1.5} aria-hidden /> {isFavour ? '已收藏' : '收藏'}
    </Button>
  )
}
