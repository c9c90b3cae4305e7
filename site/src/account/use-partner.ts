import { ApiError } from '@xinpu/sdk'
import { returnAddress } from '@xinpu/sdk/partner'
import { toast } from '@xinpu/ui/primitives'
import { useCallback } from 'react'
import { useCall } from '../app/api.ts'

/**
 * Leads a person who came from a partner's page back there, with a one-time code. False where the host is not on the
 * list: then the person stays, and is told.
 */
export function usePartner(): (fromswb: string) => Promise<boolean> {
  const call = useCall()
  return useCallback(
    async (fromswb) => {
      try {
        location.assign(await returnAddress(call, fromswb))
        return true
      } catch (error) {
        const isForeign = error instanceof ApiError && (error.code === 403 || error.code === 400)
        toast.warn(isForeign ? '已登录，来源站点未在名单内，未跳转' : '没能返回来源站点')
        return false
      }
    },
    [call],
  )
}
