import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import * as account from '@xinpu/sdk/account'
import { answersOf } from '@xinpu/sdk/query'
import { toast } from '@xinpu/ui/primitives'
import { datasheetType } from './FavourButton.tsx'

/** Makes a datasheet a favourite, after the login that it waited for. */
export function useFavouring() {
  const { call } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()

  async function favour(datasheetId: number) {
    try {
      await call(account.favourSet, { type: datasheetType, targetId: datasheetId, status: 1 })
      await queryClient.invalidateQueries(answersOf(account.favourCheck))
      toast.success('已收藏')
    } catch (error) {
      toast.error(error instanceof Error ? error.message : '收藏失败')
    }
  }

  return (datasheetId: number) => void favour(datasheetId)
}
