import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { certificationStatus } from '@xinpu/sdk/enterprise'
import { query } from '@xinpu/sdk/query'
import type { EnterpriseStatus } from '@xinpu/sdk/types'
import type { Unread } from '@xinpu/sdk/unread'
import { useUnreadTitle } from '@xinpu/ui/frame'
import { useEffect, useState } from 'react'
import { me } from '../account/queries.ts'
import { browser } from './api.ts'

export interface Alerts {
  /** Messages and lines of talks that nobody has read. */
  unread: number
  /** Null for who never applied; undefined until it is known. */
  enterpriseStatus: EnterpriseStatus | null | undefined
}

/** What the header tells a person who is logged in, and the tab of the browser with it. */
export function useAlerts(): Alerts {
  const { call } = useRouteContext({ from: '__root__' })
  const { data: who } = useQuery(me(call))
  const id = who?.id
  const [unread, setUnread] = useState(0)
  const status = useQuery({ ...query(call, certificationStatus, {}), enabled: id !== undefined })

  useEffect(() => {
    if (id === undefined) return
    let stop: (() => void) | undefined
    let isGone = false
    const tell = ({ total, im }: Unread) => setUnread(total + im)
    const watch = async () => {
      const { watchUnread } = await import('@xinpu/sdk/unread')
      if (!isGone) stop = watchUnread(call, tell, { session: browser() })
    }
    void watch()
    return () => {
      isGone = true
      stop?.()
      setUnread(0)
    }
  }, [id, call])

  useUnreadTitle(unread, '/favicon-unread.svg')
  return { unread, enterpriseStatus: id === undefined ? undefined : status.data }
}
