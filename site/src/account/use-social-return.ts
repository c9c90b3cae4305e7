import { useEffect, useRef } from 'react'
import { useCall } from '../app/api.ts'
import type { Intent } from './intent.ts'

/** Set for the one load that follows a login by WeChat or QQ. */
export const arrivedKey = 'oauthArrived'

/**
 * Whoever comes back from WeChat or QQ, or with a one-time code in `token`, is logged in or bound, led to where they were, and gets what they wanted. Most
 * loads are not such a return, and carry nothing for it.
 */
export function useSocialReturn(perform: (intent: Intent) => void): void {
  const call = useCall()
  const isLooked = useRef(false)

  useEffect(() => {
    if (isLooked.current) return
    isLooked.current = true
    const isReturn = /[?&](?:state|token)=/.test(location.search) || sessionStorage.getItem(arrivedKey) !== null
    if (isReturn) void import('./social-return.ts').then(({ takeReturn }) => takeReturn(call, perform))
  })
}
